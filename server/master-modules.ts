import type { MasterData } from '#platform/master-data.ts';
import type { Catalogue } from '#platform/messages.ts';
import type { Implementation } from '#platform/server/implement.ts';
import { findMaster, readRight } from '#platform/server/master-data.ts';
import { commodityTypes } from '#modules/commodity-types/contract.ts';
import { commodityTypeTexts } from '#modules/commodity-types/messages/index.ts';
import { commodityTypeOperations } from '#modules/commodity-types/server/index.ts';
import { equipmentTypes } from '#modules/equipment-types/contract.ts';
import { equipmentTypeTexts } from '#modules/equipment-types/messages/index.ts';
import { equipmentTypeOperations } from '#modules/equipment-types/server/index.ts';
import { itemMasters } from '#modules/item-masters/contract.ts';
import { itemMasterTexts } from '#modules/item-masters/messages/index.ts';
import { itemMasterOperations } from '#modules/item-masters/server/index.ts';
import { orderTypes } from '#modules/order-types/contract.ts';
import { orderTypeTexts } from '#modules/order-types/messages/index.ts';
import { orderTypeOperations } from '#modules/order-types/server/index.ts';
import { profitCentres } from '#modules/profit-centres/contract.ts';
import { profitCentreTexts } from '#modules/profit-centres/messages/index.ts';
import { profitCentreOperations } from '#modules/profit-centres/server/index.ts';
import { packingTypes } from '#modules/packing-types/contract.ts';
import { drivers } from '#modules/drivers/contract.ts';
import { vehicles } from '#modules/vehicles/contract.ts';
import { locations } from '#modules/locations/contract.ts';
import { packingTypeTexts } from '#modules/packing-types/messages/index.ts';
import { driverTexts } from '#modules/drivers/messages/index.ts';
import { vehicleTexts } from '#modules/vehicles/messages/index.ts';
import { locationTexts } from '#modules/locations/messages/index.ts';
import { packingTypeOperations } from '#modules/packing-types/server/index.ts';
import { driverOperations } from '#modules/drivers/server/index.ts';
import { vehicleOperations } from '#modules/vehicles/server/index.ts';
import { locationOperations } from '#modules/locations/server/index.ts';
import type { SearchProvider } from '#modules/workplace/server/index.ts';

/** Plain master data: each noun, its operations, its words. */
export const masterModules: readonly (readonly [MasterData, Implementation, Catalogue])[] = [
  [profitCentres, profitCentreOperations, profitCentreTexts],
  [itemMasters, itemMasterOperations, itemMasterTexts],
  [orderTypes, orderTypeOperations, orderTypeTexts],
  [equipmentTypes, equipmentTypeOperations, equipmentTypeTexts],
  [commodityTypes, commodityTypeOperations, commodityTypeTexts],
  [packingTypes, packingTypeOperations, packingTypeTexts],
  [drivers, driverOperations, driverTexts],
  [vehicles, vehicleOperations, vehicleTexts],
  [locations, locationOperations, locationTexts],
];

/** Plain master data in the search over all records. */
export const masterSearch: readonly SearchProvider[] = masterModules.map(([data, operations]) => ({
  noun: data.channel,
  needs: readRight(data, operations),
  find: (context, search) => findMaster(context, data, operations, search),
}));
