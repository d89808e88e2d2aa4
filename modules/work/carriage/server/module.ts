import { serverModule } from '#platform/server/module.ts';
import { openLoadsExposure, unbilledExposure } from './credit.ts';
import { eligibilityNight } from './eligibility-night.ts';
import { carriageListeners } from './follow-loads.ts';
import { loadCarriageWith } from './given-carriage.ts';
import { followHeldLoad, holdDearerLoad } from './hold-dearer.ts';
import { carriageOperationsWith } from './operations.ts';
import {
  reviewLoadsOfCover,
  reviewLoadsOfCredit,
  reviewLoadsOfPaper,
  reviewLoadsOfSupplier,
} from './review-listeners.ts';
import { carriageDescribed } from './described.ts';

export const carriageModule = serverModule({
  name: 'carriage',
  operations: (product) => [carriageOperationsWith(product.all('exposures'))],
  described: [carriageDescribed],
  loadCarriage: [(product) => loadCarriageWith(product.all('exposures'))],
  exposures: [openLoadsExposure, unbilledExposure],
  jobs: [(app, product) => eligibilityNight(app, product.all('exposures'))],
  listeners: [...carriageListeners, reviewLoadsOfSupplier(), reviewLoadsOfCover(), reviewLoadsOfPaper()],
  listenersOver: [
    (product) => holdDearerLoad(product.all('exposures')),
    (product) => followHeldLoad(product.all('exposures')),
    (product) => reviewLoadsOfCredit(product.all('exposures')),
  ],
});
