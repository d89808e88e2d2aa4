import type { Context } from '#platform/server/implement.ts';
import { batchListener, type Listener } from '#platform/server/listeners.ts';
import type { ExposureProvider } from '#modules/parties/credit/server/index.ts';
import { reviewCredit } from './review-credit.ts';
import { type Concerned, loadsCarriedBy, reviewLoads } from './review-loads.ts';

/** So many loads are judged in one transaction: nobody who works on one of them waits for more than these. */
const inBatch = 100;

/** Judges a supplier's loads again once it is approved no longer, or again. */
export const reviewLoadsOfSupplier = (atMost = inBatch): Listener =>
  batchListener('supplier.statusChanged', 'review-loads-of-supplier', (context, { supplierId }, after) =>
    reviewBatch(context, { supplierId }, { after, atMost }),
  );

/** Judges a supplier's loads again once a certificate was approved or rejected. */
export const reviewLoadsOfCover = (atMost = inBatch): Listener =>
  batchListener('supplier.coverChanged', 'review-loads-of-cover', (context, { supplierId }, after) =>
    reviewBatch(context, { supplierId }, { after, atMost }),
  );

/** Judges the loads of a vehicle or a driver again once another paper of theirs is in force. */
export const reviewLoadsOfPaper = (atMost = inBatch): Listener =>
  batchListener(
    'document.inForceChanged',
    'review-loads-of-paper',
    async (context, { subjectType, subjectId }, after) => {
      if (subjectType === 'vehicle') return reviewBatch(context, { vehicleId: subjectId }, { after, atMost });
      if (subjectType === 'driver') return reviewBatch(context, { driverId: subjectId }, { after, atMost });
      return undefined;
    },
  );

/** Some of the loads, from where the batch before ended. Answers the last one, as long as there may be more. */
async function reviewBatch(
  context: Context,
  concerned: Concerned,
  { after, atMost }: { readonly after: string | undefined; readonly atMost: number },
): Promise<string | undefined> {
  const ids = await loadsCarriedBy(context, concerned, { after, atMost });
  await reviewLoads(context, ids);
  return ids.length < atMost ? undefined : ids.at(-1);
}

/** Holds a customer's loads once its credit is on hold, and lets those go that fit again. */
export const reviewLoadsOfCredit = (providers: readonly ExposureProvider[], atMost?: number): Listener =>
  batchListener('customer.creditChanged', 'review-loads-of-credit', (context, { customerId }, after) =>
    reviewCredit(context, providers, customerId, { after, atMost }),
  );
