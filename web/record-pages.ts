import type { RecordPage } from '#platform/web/shell/workplace.ts';
import { contractorPath } from '#modules/contractors/web/index.ts';
import { commodityTypePages } from '#modules/commodity-types/web/index.ts';
import { customerPath } from '#modules/customers/web/index.ts';
import { equipmentTypePages } from '#modules/equipment-types/web/index.ts';
import { itemMasterPages } from '#modules/item-masters/web/index.ts';
import { orderTypePages } from '#modules/order-types/web/index.ts';
import { packingTypePages } from '#modules/packing-types/web/index.ts';
import { driverPages } from '#modules/drivers/web/index.ts';
import { vehiclePages } from '#modules/vehicles/web/index.ts';
import { locationPages } from '#modules/locations/web/index.ts';
import { profitCentrePages } from '#modules/profit-centres/web/index.ts';
import { supplierPath } from '#modules/suppliers/web/index.ts';
import type { texts } from './titles/en.ts';

/** Where the search over all records leads, by the channel of the noun. */
export const recordPages: Readonly<Record<string, RecordPage<keyof typeof texts>>> = {
  contractors: { title: 'contractors', path: contractorPath },
  carriers: { title: 'suppliers', path: supplierPath },
  shippers: { title: 'customers', path: customerPath },
  equipmentTypes: { title: 'equipmentTypes', path: equipmentTypePages.formPath },
  commodityTypes: { title: 'commodityTypes', path: commodityTypePages.formPath },
  packingTypes: { title: 'packingTypes', path: packingTypePages.formPath },
  drivers: { title: 'drivers', path: driverPages.formPath },
  vehicles: { title: 'vehicles', path: vehiclePages.formPath },
  locations: { title: 'locations', path: locationPages.formPath },
  itemMasters: { title: 'itemMasters', path: itemMasterPages.formPath },
  profitCentres: { title: 'profitCentres', path: profitCentrePages.formPath },
  orderTypes: { title: 'orderTypes', path: orderTypePages.formPath },
};
