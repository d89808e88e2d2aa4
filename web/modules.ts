import type { WebModule } from '#platform/web/module.ts';
import { accessModule } from '#modules/base/access/web/module.ts';
import { approvalsModule } from '#modules/desk/approvals/web/module.ts';
import { bankStatementsModule } from '#modules/money/bank-statements/web/module.ts';
import { bankModule } from '#modules/parties/bank/web/module.ts';
import { commodityTypesModule } from '#modules/base/commodity-types/web/module.ts';
import { companiesModule } from '#modules/base/companies/web/module.ts';
import { contractorsModule } from '#modules/parties/contractors/web/module.ts';
import { councilMinimumsModule } from '#modules/prices/council-minimums/web/module.ts';
import { creditModule } from '#modules/parties/credit/web/module.ts';
import { customersModule } from '#modules/parties/customers/web/module.ts';
import { documentsModule } from '#modules/base/documents/web/module.ts';
import { driverPayModule } from '#modules/money/driver-pay/web/module.ts';
import { debtorsModule } from '#modules/money/debtors/web/module.ts';
import { purchaseInvoicesModule } from '#modules/money/purchase-invoices/web/module.ts';
import { tyresModule } from '#modules/fleet/tyres/web/module.ts';
import { vehicleDefectsModule } from '#modules/fleet/vehicle-defects/web/module.ts';
import { vehicleInspectionsModule } from '#modules/fleet/vehicle-inspections/web/module.ts';
import { fleetLogModule } from '#modules/fleet/fleet-log/web/module.ts';
import { vehiclePerformanceModule } from '#modules/fleet/vehicle-performance/web/module.ts';
import { odometersModule } from '#modules/fleet/odometers/web/module.ts';
import { claimsModule } from '#modules/fleet/claims/web/module.ts';
import { vehicleIncidentsModule } from '#modules/fleet/vehicle-incidents/web/module.ts';
import { supplierStatementsModule } from '#modules/money/supplier-statements/web/module.ts';
import { paymentRunModule } from '#modules/money/payment-runs/web/module.ts';
import { invoicesModule } from '#modules/money/invoices/web/module.ts';
import { driversModule } from '#modules/parties/drivers/web/module.ts';
import { equipmentTypesModule } from '#modules/base/equipment-types/web/module.ts';
import { importsModule } from '#modules/desk/imports/web/module.ts';
import { inspectionsModule } from '#modules/work/inspections/web/module.ts';
import { integrationsModule } from '#modules/desk/integrations/web/module.ts';
import { itemMastersModule } from '#modules/base/item-masters/web/module.ts';
import { accrualsModule } from '#modules/money/accruals/web/module.ts';
import { journalAccountsModule } from '#modules/money/journal-accounts/web/module.ts';
import { journalProposalsModule } from '#modules/money/journal-proposals/web/module.ts';
import { ledgerModule } from '#modules/money/ledger/web/module.ts';
import { loadTemplatesModule } from '#modules/work/load-templates/web/module.ts';
import { loadPapersModule } from '#modules/work/load-papers/web/module.ts';
import { loadBoardModule } from '#modules/work/load-board/web/module.ts';
import { carriageModule } from '#modules/work/carriage/web/module.ts';
import { loadPricesModule } from '#modules/work/load-prices/web/module.ts';
import { roadModule } from '#modules/work/road/web/module.ts';
import { loadsModule } from '#modules/work/loads/web/module.ts';
import { locationsModule } from '#modules/parties/locations/web/module.ts';
import { orderTypesModule } from '#modules/base/order-types/web/module.ts';
import { ordersModule } from '#modules/money/orders/web/module.ts';
import { packingTypesModule } from '#modules/base/packing-types/web/module.ts';
import { servicePlansModule } from '#modules/fleet/service-plans/web/module.ts';
import { exchangeRatesModule } from '#modules/prices/exchange-rates/web/module.ts';
import { ratesModule } from '#modules/prices/rates/web/module.ts';
import { rateZonesModule } from '#modules/prices/rate-zones/web/module.ts';
import { rateSimulationsModule } from '#modules/work/rate-simulations/web/module.ts';
import { accountingExportsModule } from '#modules/money/accounting-exports/web/module.ts';
import { exchangesModule } from '#modules/money/exchanges/web/module.ts';
import { fuelAdjustmentsModule } from '#modules/work/fuel-adjustments/web/module.ts';
import { fuelClausesModule } from '#modules/prices/fuel-clauses/web/module.ts';
import { fuelPricesModule } from '#modules/prices/fuel-prices/web/module.ts';
import { driverRatesModule } from '#modules/prices/driver-rates/web/module.ts';
import { driverRateCategoriesModule } from '#modules/prices/driver-rate-categories/web/module.ts';
import { podsModule } from '#modules/work/pods/web/module.ts';
import { postingPeriodsModule } from '#modules/money/posting-periods/web/module.ts';
import { profitCentresModule } from '#modules/base/profit-centres/web/module.ts';
import { receiptsModule } from '#modules/money/receipts/web/module.ts';
import { suppliersModule } from '#modules/parties/suppliers/web/module.ts';
import { tendersModule } from '#modules/work/tenders/web/module.ts';
import { trackingModule } from '#modules/work/tracking/web/module.ts';
import { tripsModule } from '#modules/work/trips/web/module.ts';
import { telematicsModule } from '#modules/fleet/telematics/web/module.ts';
import { vehicleAlertsModule } from '#modules/fleet/vehicle-alerts/web/module.ts';
import { vehiclesModule } from '#modules/parties/vehicles/web/module.ts';
import type { texts } from './titles/en.ts';

/** Every module with pages for the desk, in the order of a working day. What each gives stands in its own `web/module.ts`. */
export const webModules: readonly WebModule<keyof typeof texts>[] = [
  approvalsModule,
  vehicleAlertsModule,
  telematicsModule,
  loadsModule,
  roadModule,
  carriageModule,
  loadPricesModule,
  loadBoardModule,
  loadTemplatesModule,
  tendersModule,
  inspectionsModule,
  vehicleIncidentsModule,
  podsModule,
  loadPapersModule,
  tripsModule,
  trackingModule,
  ordersModule,
  invoicesModule,
  receiptsModule,
  debtorsModule,
  purchaseInvoicesModule,
  supplierStatementsModule,
  paymentRunModule,
  claimsModule,
  driverPayModule,
  accrualsModule,
  bankStatementsModule,
  exchangesModule,
  accountingExportsModule,
  ledgerModule,
  journalProposalsModule,
  postingPeriodsModule,
  journalAccountsModule,
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
  exchangeRatesModule,
  driverRateCategoriesModule,
  driversModule,
  vehiclesModule,
  vehiclePerformanceModule,
  fleetLogModule,
  odometersModule,
  vehicleInspectionsModule,
  tyresModule,
  vehicleDefectsModule,
  locationsModule,
  itemMastersModule,
  profitCentresModule,
  orderTypesModule,
  accessModule,
  servicePlansModule,
  integrationsModule,
];
