import type { RecordPage } from '#platform/web/shell/workplace.ts';
import { contractorPath } from '#modules/contractors/web/index.ts';
import { commodityTypePath } from '#modules/commodity-types/web/index.ts';
import { customerPath } from '#modules/customers/web/index.ts';
import { equipmentTypePath } from '#modules/equipment-types/web/index.ts';
import { itemMasterPath } from '#modules/item-masters/web/index.ts';
import { orderTypePath } from '#modules/order-types/web/index.ts';
import { packingTypePath } from '#modules/packing-types/web/index.ts';
import { driverPath } from '#modules/drivers/web/index.ts';
import { vehiclePath } from '#modules/vehicles/web/index.ts';
import { locationPath } from '#modules/locations/web/index.ts';
import { profitCentrePath } from '#modules/profit-centres/web/index.ts';
import { supplierPath } from '#modules/suppliers/web/index.ts';
import type { texts } from './titles/en.ts';

/** Where the search over all records leads, by the channel of the noun. */
export const recordPages: Readonly<Record<string, RecordPage<keyof typeof texts>>> = {
  contractors: { title: 'contractors', path: contractorPath },
  carriers: { title: 'suppliers', path: supplierPath },
  shippers: { title: 'customers', path: customerPath },
  equipmentTypes: { title: 'equipmentTypes', path: equipmentTypePath },
  commodityTypes: { title: 'commodityTypes', path: commodityTypePath },
  packingTypes: { title: 'packingTypes', path: packingTypePath },
  drivers: { title: 'drivers', path: driverPath },
  vehicles: { title: 'vehicles', path: vehiclePath },
  locations: { title: 'locations', path: locationPath },
  itemMasters: { title: 'itemMasters', path: itemMasterPath },
  profitCentres: { title: 'profitCentres', path: profitCentrePath },
  orderTypes: { title: 'orderTypes', path: orderTypePath },
};
