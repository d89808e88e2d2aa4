import { type Listener, laterListener } from '#platform/server/listeners.ts';
import type { ExposureProvider } from '#modules/credit/server/index.ts';
import { reviewCredit } from './review-credit.ts';
import { loadsCarriedBy, reviewLoads } from './review-loads.ts';

/** Judges a supplier's loads again once it is approved no longer, or again. */
export const reviewLoadsOfSupplier = laterListener(
  'supplier.statusChanged',
  'review-loads-of-supplier',
  async (context, { supplierId }) => reviewLoads(context, await loadsCarriedBy(context, { supplierId })),
);

/** Judges a supplier's loads again once a certificate was approved or rejected. */
export const reviewLoadsOfCover = laterListener(
  'supplier.coverChanged',
  'review-loads-of-cover',
  async (context, { supplierId }) => reviewLoads(context, await loadsCarriedBy(context, { supplierId })),
);

/** Judges the loads of a vehicle or a driver again once another paper of theirs is in force. */
export const reviewLoadsOfPaper = laterListener(
  'document.inForceChanged',
  'review-loads-of-paper',
  async (context, { subjectType, subjectId }) => {
    if (subjectType === 'vehicle') await reviewLoads(context, await loadsCarriedBy(context, { vehicleId: subjectId }));
    if (subjectType === 'driver') await reviewLoads(context, await loadsCarriedBy(context, { driverId: subjectId }));
  },
);

/** Holds a customer's loads once its credit is on hold, and lets those go that fit again. */
export const reviewLoadsOfCredit = (providers: readonly ExposureProvider[]): Listener =>
  laterListener('customer.creditChanged', 'review-loads-of-credit', (context, { customerId }) =>
    reviewCredit(context, providers, customerId),
  );
