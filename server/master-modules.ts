import type { Catalogue } from '#platform/messages.ts';
import type { Implementation } from '#platform/server/implement.ts';
import type { MasterRules } from '#platform/server/master-data.ts';
import { findMaster, readRight } from '#platform/server/master-reading.ts';
import { commodityTypeTexts } from '#modules/commodity-types/messages/index.ts';
import { commodityTypeOperations, commodityTypeStore } from '#modules/commodity-types/server/index.ts';
import { equipmentTypeTexts } from '#modules/equipment-types/messages/index.ts';
import { equipmentTypeOperations, equipmentTypeStore } from '#modules/equipment-types/server/index.ts';
import { itemMasterTexts } from '#modules/item-masters/messages/index.ts';
import { itemMasterOperations, itemMasterStore } from '#modules/item-masters/server/index.ts';
import { orderTypeTexts } from '#modules/order-types/messages/index.ts';
import { orderTypeOperations, orderTypeStore } from '#modules/order-types/server/index.ts';
import { profitCentreTexts } from '#modules/profit-centres/messages/index.ts';
import { profitCentreOperations, profitCentreStore } from '#modules/profit-centres/server/index.ts';
import { packingTypeTexts } from '#modules/packing-types/messages/index.ts';
import { driverTexts } from '#modules/drivers/messages/index.ts';
import { vehicleTexts } from '#modules/vehicles/messages/index.ts';
import { locationTexts } from '#modules/locations/messages/index.ts';
import { packingTypeOperations, packingTypeStore } from '#modules/packing-types/server/index.ts';
import { driverOperations, driverStore } from '#modules/drivers/server/index.ts';
import { vehicleOperations, vehicleStore } from '#modules/vehicles/server/index.ts';
import { locationOperations, locationStore } from '#modules/locations/server/index.ts';
import type { SearchProvider } from '#modules/workplace/server/index.ts';

/** Plain master data: each noun with its rules, its operations, its words. */
export const masterModules: readonly (readonly [MasterRules, Implementation, Catalogue])[] = [
  [profitCentreStore, profitCentreOperations, profitCentreTexts],
  [itemMasterStore, itemMasterOperations, itemMasterTexts],
  [orderTypeStore, orderTypeOperations, orderTypeTexts],
  [equipmentTypeStore, equipmentTypeOperations, equipmentTypeTexts],
  [commodityTypeStore, commodityTypeOperations, commodityTypeTexts],
  [packingTypeStore, packingTypeOperations, packingTypeTexts],
  [driverStore, driverOperations, driverTexts],
  [vehicleStore, vehicleOperations, vehicleTexts],
  [locationStore, locationOperations, locationTexts],
];

/** Plain master data in the search over all records. */
export const masterSearch: readonly SearchProvider[] = masterModules.map(([{ noun: data }, operations]) => ({
  noun: data.channel,
  needs: readRight(data, operations),
  find: (context, search) => findMaster(context, data, operations, search),
}));
