import type { WebModule } from '#platform/web/module.ts';
import { accessModule } from '#modules/access/web/module.ts';
import { approvalsModule } from '#modules/approvals/web/module.ts';
import { bankModule } from '#modules/bank/web/module.ts';
import { commodityTypesModule } from '#modules/commodity-types/web/module.ts';
import { companiesModule } from '#modules/companies/web/module.ts';
import { contractorsModule } from '#modules/contractors/web/module.ts';
import { councilMinimumsModule } from '#modules/council-minimums/web/module.ts';
import { creditModule } from '#modules/credit/web/module.ts';
import { customersModule } from '#modules/customers/web/module.ts';
import { documentsModule } from '#modules/documents/web/module.ts';
import { driverPayModule } from '#modules/driver-pay/web/module.ts';
import { driversModule } from '#modules/drivers/web/module.ts';
import { equipmentTypesModule } from '#modules/equipment-types/web/module.ts';
import { importsModule } from '#modules/imports/web/module.ts';
import { inspectionsModule } from '#modules/inspections/web/module.ts';
import { integrationsModule } from '#modules/integrations/web/module.ts';
import { itemMastersModule } from '#modules/item-masters/web/module.ts';
import { loadTemplatesModule } from '#modules/load-templates/web/module.ts';
import { loadPapersModule } from '#modules/load-papers/web/module.ts';
import { loadsModule } from '#modules/loads/web/module.ts';
import { locationsModule } from '#modules/locations/web/module.ts';
import { orderTypesModule } from '#modules/order-types/web/module.ts';
import { ordersModule } from '#modules/orders/web/module.ts';
import { packingTypesModule } from '#modules/packing-types/web/module.ts';
import { ratesModule } from '#modules/rates/web/module.ts';
import { rateZonesModule } from '#modules/rate-zones/web/module.ts';
import { rateSimulationsModule } from '#modules/rate-simulations/web/module.ts';
import { fuelAdjustmentsModule } from '#modules/fuel-adjustments/web/module.ts';
import { fuelClausesModule } from '#modules/fuel-clauses/web/module.ts';
import { fuelPricesModule } from '#modules/fuel-prices/web/module.ts';
import { driverRatesModule } from '#modules/driver-rates/web/module.ts';
import { driverRateCategoriesModule } from '#modules/driver-rate-categories/web/module.ts';
import { podsModule } from '#modules/pods/web/module.ts';
import { profitCentresModule } from '#modules/profit-centres/web/module.ts';
import { suppliersModule } from '#modules/suppliers/web/module.ts';
import { tendersModule } from '#modules/tenders/web/module.ts';
import { trackingModule } from '#modules/tracking/web/module.ts';
import { tripsModule } from '#modules/trips/web/module.ts';
import { vehiclesModule } from '#modules/vehicles/web/module.ts';
import type { texts } from './titles/en.ts';

/** Every module with pages for the desk, in the order of a working day. What each gives stands in its own `web/module.ts`. */
export const webModules: readonly WebModule<keyof typeof texts>[] = [
  approvalsModule,
  loadsModule,
  loadTemplatesModule,
  tendersModule,
  inspectionsModule,
  podsModule,
  loadPapersModule,
  tripsModule,
  trackingModule,
  ordersModule,
  driverPayModule,
  suppliersModule,
  contractorsModule,
  customersModule,
  creditModule,
  documentsModule,
  companiesModule,
  bankModule,
  importsModule,
  equipmentTypesModule,
  commodityTypesModule,
  packingTypesModule,
  rateZonesModule,
  ratesModule,
  fuelClausesModule,
  fuelAdjustmentsModule,
  rateSimulationsModule,
  fuelPricesModule,
  driverRatesModule,
  councilMinimumsModule,
  driverRateCategoriesModule,
  driversModule,
  vehiclesModule,
  locationsModule,
  itemMastersModule,
  profitCentresModule,
  orderTypesModule,
  accessModule,
  integrationsModule,
];
