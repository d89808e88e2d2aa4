import type { App } from '#platform/server/app.ts';
import type { JobKind } from '#platform/server/jobs.ts';
import { laterJobs } from '#platform/server/later-jobs.ts';
import { platformModule } from '#platform/server/platform-module.ts';
import {
  channelFiltersOf,
  channelRightsOf,
  implementationsOf,
  importKindsOf,
  listenersOf,
  productOf,
} from '#platform/server/product.ts';
import { accessModule } from '#modules/access/server/module.ts';
import { approvalsModule } from '#modules/approvals/server/module.ts';
import { bankModule } from '#modules/bank/server/module.ts';
import { commodityTypesModule } from '#modules/commodity-types/server/module.ts';
import { companiesModule } from '#modules/companies/server/module.ts';
import { contractorsModule } from '#modules/contractors/server/module.ts';
import { councilMinimumsModule } from '#modules/council-minimums/server/module.ts';
import { creditModule } from '#modules/credit/server/module.ts';
import { customersModule } from '#modules/customers/server/module.ts';
import { documentsModule } from '#modules/documents/server/module.ts';
import { driverPayModule } from '#modules/driver-pay/server/module.ts';
import { driversModule } from '#modules/drivers/server/module.ts';
import { equipmentTypesModule } from '#modules/equipment-types/server/module.ts';
import { importsModule } from '#modules/imports/server/module.ts';
import { inspectionsModule } from '#modules/inspections/server/module.ts';
import { integrationsModule } from '#modules/integrations/server/module.ts';
import { itemMastersModule } from '#modules/item-masters/server/module.ts';
import { linksModule } from '#modules/links/server/module.ts';
import { loadTemplatesModule } from '#modules/load-templates/server/module.ts';
import { loadPapersModule } from '#modules/load-papers/server/module.ts';
import { loadsModule } from '#modules/loads/server/module.ts';
import { locationsModule } from '#modules/locations/server/module.ts';
import { lookupsModule } from '#modules/lookups/server/module.ts';
import { orderTypesModule } from '#modules/order-types/server/module.ts';
import { ordersModule } from '#modules/orders/server/module.ts';
import { packingTypesModule } from '#modules/packing-types/server/module.ts';
import { ratesModule } from '#modules/rates/server/module.ts';
import { rateZonesModule } from '#modules/rate-zones/server/module.ts';
import { fuelClausesModule } from '#modules/fuel-clauses/server/module.ts';
import { rateSimulationsModule } from '#modules/rate-simulations/server/module.ts';
import { fuelAdjustmentsModule } from '#modules/fuel-adjustments/server/module.ts';
import { fuelPricesModule } from '#modules/fuel-prices/server/module.ts';
import { driverRatesModule } from '#modules/driver-rates/server/module.ts';
import { driverRateCategoriesModule } from '#modules/driver-rate-categories/server/module.ts';
import { partiesModule } from '#modules/parties/server/module.ts';
import { podsModule } from '#modules/pods/server/module.ts';
import { profitCentresModule } from '#modules/profit-centres/server/module.ts';
import { suppliersModule } from '#modules/suppliers/server/module.ts';
import { trackingModule } from '#modules/tracking/server/module.ts';
import { tripsModule } from '#modules/trips/server/module.ts';
import { tendersModule } from '#modules/tenders/server/module.ts';
import { vehiclesModule } from '#modules/vehicles/server/module.ts';
import { workplaceModule } from '#modules/workplace/server/module.ts';

/** Every module of the product, from the base upwards. What each gives stands in its own `server/module.ts`. */
export const product = productOf([
  platformModule,
  lookupsModule,
  companiesModule,
  accessModule,
  workplaceModule,
  partiesModule,
  documentsModule,
  linksModule,
  bankModule,
  profitCentresModule,
  itemMastersModule,
  equipmentTypesModule,
  orderTypesModule,
  packingTypesModule,
  commodityTypesModule,
  suppliersModule,
  customersModule,
  creditModule,
  contractorsModule,
  locationsModule,
  driversModule,
  driverRateCategoriesModule,
  driverRatesModule,
  councilMinimumsModule,
  fuelPricesModule,
  fuelClausesModule,
  rateZonesModule,
  ratesModule,
  vehiclesModule,
  loadsModule,
  ordersModule,
  fuelAdjustmentsModule,
  rateSimulationsModule,
  inspectionsModule,
  loadTemplatesModule,
  driverPayModule,
  podsModule,
  loadPapersModule,
  tripsModule,
  trackingModule,
  tendersModule,
  approvalsModule,
  importsModule,
  integrationsModule,
]);

export const implementations = implementationsOf(product);
export const failureCatalogues = product.all('failureTexts');
export const linkKinds = product.all('linkKinds');
export const listeners = listenersOf(product).map(({ listener }) => listener);
export const plainNouns = product.all('plainNouns');
export const importKinds = importKindsOf(product);
export const channelRights = channelRightsOf(product);
export const channelFilters = channelFiltersOf(product);

/** Work that is done after the transaction which asked for it. */
export function jobKinds(app: App): readonly JobKind<never>[] {
  return [...product.all('jobs').map((jobOf) => jobOf(app, product)), ...laterJobs(app, listeners)];
}
