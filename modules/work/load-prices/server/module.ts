import { serverModule } from '#platform/server/module.ts';
import {
  settleBilling,
  settleBillingOfCharges,
  settleBillingOfCompany,
  settleBillingOfOrderType,
  settleBillingOfCustomer,
  settleBillingOfPaper,
  settleBillingOfParticulars,
} from './billing.ts';
import { loadPricesWith } from './given-prices.ts';
import { loadPriceOperations } from './operations.ts';
import { loadPricesDescribed } from './described.ts';

export const loadPricesModule = serverModule({
  name: 'load-prices',
  operations: [loadPriceOperations],
  described: [loadPricesDescribed],
  loadPrices: [(product) => loadPricesWith(product.all('billingNeeds'))],
  listenersOver: [
    (product) => settleBilling(product.all('billingNeeds')),
    (product) => settleBillingOfCharges(product.all('billingNeeds')),
    (product) => settleBillingOfPaper(product.all('billingNeeds')),
    (product) => settleBillingOfCustomer(product.all('billingNeeds')),
    (product) => settleBillingOfParticulars(product.all('billingNeeds')),
    (product) => settleBillingOfCompany(product.all('billingNeeds')),
    (product) => settleBillingOfOrderType(product.all('billingNeeds')),
  ],
});
