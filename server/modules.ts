import type { App } from '#platform/server/app.ts';
import type { JobKind } from '#platform/server/jobs.ts';
import { sentencesOf } from '#platform/server/described.ts';
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
import { accessModule } from '#modules/base/access/server/module.ts';
import { approvalsModule } from '#modules/desk/approvals/server/module.ts';
import { bankStatementsModule } from '#modules/money/bank-statements/server/module.ts';
import { bankModule } from '#modules/parties/bank/server/module.ts';
import { claimsModule } from '#modules/fleet/claims/server/module.ts';
import { commodityTypesModule } from '#modules/base/commodity-types/server/module.ts';
import { companiesModule } from '#modules/base/companies/server/module.ts';
import { contractorsModule } from '#modules/parties/contractors/server/module.ts';
import { councilMinimumsModule } from '#modules/prices/council-minimums/server/module.ts';
import { creditModule } from '#modules/parties/credit/server/module.ts';
import { customersModule } from '#modules/parties/customers/server/module.ts';
import { documentsModule } from '#modules/base/documents/server/module.ts';
import { driverPayModule } from '#modules/money/driver-pay/server/module.ts';
import { driversModule } from '#modules/parties/drivers/server/module.ts';
import { equipmentTypesModule } from '#modules/base/equipment-types/server/module.ts';
import { importsModule } from '#modules/desk/imports/server/module.ts';
import { inspectionsModule } from '#modules/work/inspections/server/module.ts';
import { integrationsModule } from '#modules/desk/integrations/server/module.ts';
import { itemMastersModule } from '#modules/base/item-masters/server/module.ts';
import { linksModule } from '#modules/parties/links/server/module.ts';
import { loadTemplatesModule } from '#modules/work/load-templates/server/module.ts';
import { loadPapersModule } from '#modules/work/load-papers/server/module.ts';
import { loadBoardModule } from '#modules/work/load-board/server/module.ts';
import { carriageModule } from '#modules/work/carriage/server/module.ts';
import { loadPricesModule } from '#modules/work/load-prices/server/module.ts';
import { roadModule } from '#modules/work/road/server/module.ts';
import { loadsModule } from '#modules/work/loads/server/module.ts';
import { locationsModule } from '#modules/parties/locations/server/module.ts';
import { lookupsModule } from '#modules/base/lookups/server/module.ts';
import { orderTypesModule } from '#modules/base/order-types/server/module.ts';
import { ordersModule } from '#modules/money/orders/server/module.ts';
import { payRatesModule } from '#modules/base/pay-rates/server/module.ts';
import { packingTypesModule } from '#modules/base/packing-types/server/module.ts';
import { servicePlansModule } from '#modules/fleet/service-plans/server/module.ts';
import { exchangeRatesModule } from '#modules/prices/exchange-rates/server/module.ts';
import { ratesModule } from '#modules/prices/rates/server/module.ts';
import { rateZonesModule } from '#modules/prices/rate-zones/server/module.ts';
import { fuelClausesModule } from '#modules/prices/fuel-clauses/server/module.ts';
import { rateSimulationsModule } from '#modules/work/rate-simulations/server/module.ts';
import { accountingExportsModule } from '#modules/money/accounting-exports/server/module.ts';
import { exchangesModule } from '#modules/money/exchanges/server/module.ts';
import { fuelAdjustmentsModule } from '#modules/work/fuel-adjustments/server/module.ts';
import { fuelPricesModule } from '#modules/prices/fuel-prices/server/module.ts';
import { driverRatesModule } from '#modules/prices/driver-rates/server/module.ts';
import { driverRateCategoriesModule } from '#modules/prices/driver-rate-categories/server/module.ts';
import { partiesModule } from '#modules/parties/parties/server/module.ts';
import { podsModule } from '#modules/work/pods/server/module.ts';
import { accrualsModule } from '#modules/money/accruals/server/module.ts';
import { debtorsModule } from '#modules/money/debtors/server/module.ts';
import { purchaseInvoicesModule } from '#modules/money/purchase-invoices/server/module.ts';
import { fleetLogModule } from '#modules/fleet/fleet-log/server/module.ts';
import { vehiclePerformanceModule } from '#modules/fleet/vehicle-performance/server/module.ts';
import { odometersModule } from '#modules/fleet/odometers/server/module.ts';
import { supplierStatementsModule } from '#modules/money/supplier-statements/server/module.ts';
import { paymentRunModule } from '#modules/money/payment-runs/server/module.ts';
import { invoicesModule } from '#modules/money/invoices/server/module.ts';
import { invoicePapersModule } from '#modules/money/invoice-papers/server/module.ts';
import { receiptsModule } from '#modules/money/receipts/server/module.ts';
import { journalAccountsModule } from '#modules/money/journal-accounts/server/module.ts';
import { journalProposalsModule } from '#modules/money/journal-proposals/server/module.ts';
import { ledgerModule } from '#modules/money/ledger/server/module.ts';
import { postingPeriodsModule } from '#modules/money/posting-periods/server/module.ts';
import { profitCentresModule } from '#modules/base/profit-centres/server/module.ts';
import { suppliersModule } from '#modules/parties/suppliers/server/module.ts';
import { telematicsModule } from '#modules/fleet/telematics/server/module.ts';
import { trackingModule } from '#modules/work/tracking/server/module.ts';
import { tripsModule } from '#modules/work/trips/server/module.ts';
import { tendersModule } from '#modules/work/tenders/server/module.ts';
import { vehicleIncidentsModule } from '#modules/fleet/vehicle-incidents/server/module.ts';
import { vehicleAlertsModule } from '#modules/fleet/vehicle-alerts/server/module.ts';
import { vehiclesModule } from '#modules/parties/vehicles/server/module.ts';
import { tyresModule } from '#modules/fleet/tyres/server/module.ts';
import { vehicleDefectsModule } from '#modules/fleet/vehicle-defects/server/module.ts';
import { vehicleInspectionsModule } from '#modules/fleet/vehicle-inspections/server/module.ts';
import { workplaceModule } from '#modules/base/workplace/server/module.ts';

/** Every module of the product, from the base upwards. What each gives stands in its own `server/module.ts`. */
export const product = productOf([
  platformModule,
  lookupsModule,
  companiesModule,
  accessModule,
  workplaceModule,
  documentsModule,
  payRatesModule,
  profitCentresModule,
  itemMastersModule,
  equipmentTypesModule,
  orderTypesModule,
  packingTypesModule,
  commodityTypesModule,
  partiesModule,
  linksModule,
  bankModule,
  suppliersModule,
  customersModule,
  creditModule,
  contractorsModule,
  locationsModule,
  driversModule,
  vehiclesModule,
  driverRateCategoriesModule,
  driverRatesModule,
  councilMinimumsModule,
  exchangeRatesModule,
  fuelPricesModule,
  fuelClausesModule,
  rateZonesModule,
  ratesModule,
  loadsModule,
  loadPricesModule,
  carriageModule,
  roadModule,
  loadBoardModule,
  fuelAdjustmentsModule,
  rateSimulationsModule,
  inspectionsModule,
  loadTemplatesModule,
  podsModule,
  loadPapersModule,
  tripsModule,
  trackingModule,
  tendersModule,
  journalAccountsModule,
  postingPeriodsModule,
  ledgerModule,
  bankStatementsModule,
  journalProposalsModule,
  ordersModule,
  driverPayModule,
  accrualsModule,
  invoicePapersModule,
  exchangesModule,
  accountingExportsModule,
  invoicesModule,
  receiptsModule,
  debtorsModule,
  purchaseInvoicesModule,
  supplierStatementsModule,
  paymentRunModule,
  odometersModule,
  telematicsModule,
  fleetLogModule,
  vehiclePerformanceModule,
  servicePlansModule,
  tyresModule,
  vehicleDefectsModule,
  vehicleInspectionsModule,
  claimsModule,
  vehicleIncidentsModule,
  vehicleAlertsModule,
  approvalsModule,
  importsModule,
  integrationsModule,
]);

export const implementations = implementationsOf(product);
export const sentences = sentencesOf(product);
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
