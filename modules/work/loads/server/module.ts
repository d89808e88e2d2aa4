import { serverModule } from '#platform/server/module.ts';
import { loadFailureTexts } from '../messages/failures/index.ts';
import { settleBilling, settleBillingOfCompany, settleBillingOfCustomer, settleBillingOfPaper } from './billing.ts';
import { openLoadsExposure, unbilledExposure } from './credit.ts';
import { loadsDescribed } from './described/index.ts';
import './happenings.ts';
import { loadImport } from './import/load-import.ts';
import { loadSearch } from './load-search.ts';
import { loadOperationsWith } from './operations.ts';
import { eligibilityNight } from './eligibility-night.ts';
import {
  reviewLoadsOfCover,
  reviewLoadsOfCredit,
  reviewLoadsOfPaper,
  reviewLoadsOfSupplier,
} from './review-listeners.ts';

export const loadsModule = serverModule({
  name: 'loads',
  operations: (product) => [loadOperationsWith(product.all('exposures'), product.all('billingNeeds'))],
  described: [loadsDescribed],
  failureTexts: [loadFailureTexts],
  imports: [(finders, product) => loadImport(finders, product.all('exposures'))],
  exposures: [openLoadsExposure, unbilledExposure],
  jobs: [(app, product) => eligibilityNight(app, product.all('exposures'))],
  listeners: [reviewLoadsOfSupplier(), reviewLoadsOfCover(), reviewLoadsOfPaper()],
  listenersOver: [
    (product) => reviewLoadsOfCredit(product.all('exposures')),
    (product) => settleBilling(product.all('billingNeeds')),
    (product) => settleBillingOfPaper(product.all('billingNeeds')),
    (product) => settleBillingOfCustomer(product.all('billingNeeds')),
    (product) => settleBillingOfCompany(product.all('billingNeeds')),
  ],
  searches: [loadSearch],
  menu: [
    { group: 'Work', place: 10, title: 'Loads', url: '/manageLoads', permission: 'tripDirector.getLoads' },
    { group: 'Work', place: 20, title: 'Load events', url: '/loadevents', permission: 'tripDirector.getLoadEvents' },
  ],
  channels: [{ channel: 'loads', right: 'tripDirector.getLoads' }],
});
