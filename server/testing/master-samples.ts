import { demoCommodityTypes } from '#database/demo-master-data/commodity-types.ts';
import { demoEquipmentTypes } from '#database/demo-master-data/equipment-types.ts';
import { demoItemMasters } from '#database/demo-master-data/item-masters.ts';
import { demoOrderTypes } from '#database/demo-master-data/order-types.ts';
import { demoPackingTypes } from '#database/demo-master-data/packing-types.ts';
import { demoDrivers } from '#database/demo-master-data/drivers.ts';
import { demoVehicles } from '#database/demo-master-data/vehicles.ts';
import { demoLocations } from '#database/demo-master-data/locations.ts';
import { demoProfitCentres } from '#database/demo-master-data/profit-centres.ts';

/** One valid record of each plain noun, for tests that hold for all of them: what refers to nothing. */
export const masterSamples: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  commodityType: demoCommodityTypes[0]!,
  equipmentType: demoEquipmentTypes[0]!,
  itemMaster: demoItemMasters.find(({ centre }) => centre === undefined)!,
  orderType: demoOrderTypes.find(({ centre }) => centre === undefined)!,
  packingType: demoPackingTypes[0]!,
  driver: demoDrivers('2026-06-03')[0]!,
  vehicle: demoVehicles('2026-06-03')[0]!,
  location: demoLocations[0]!,
  profitCentre: demoProfitCentres[0]!,
};
