import type { Context } from '#platform/server/implement.ts';
import { updateRow } from '#platform/server/update-row.ts';
import type { ProofEvent } from '../side-statuses.ts';
import { tellGaps } from './load-record.ts';
import { stopsOf, type StoredLoad } from './queries.ts';
import { proofAfter } from './side-statuses.ts';
import { hasException } from './summary.ts';

/**
 * Keeps what the proofs of a load say of it together, of one that the caller holds. Whether it can be invoiced follows. The
 * version stays: nobody who is planning the load loses their work to a scan that came in.
 */
export async function proveLoad(
  context: Context,
  load: Pick<StoredLoad, 'id' | 'customer_id' | 'supplier_id' | 'status' | 'pod_status' | 'has_proof_exception'>,
  told: { readonly event: ProofEvent; readonly hasException: boolean },
): Promise<void> {
  const { db, partition } = context;
  const proved = proofAfter(load, told.event);
  const isOther = told.hasException !== load.has_proof_exception;
  if (proved.pod_status === load.pod_status && !isOther) return;
  await updateRow({ db, partition }, 'load', load.id, {
    ...proved,
    ...(isOther && {
      has_proof_exception: told.hasException,
      has_exception: hasException(await stopsOf(context, load.id), told.hasException),
    }),
  });
  await context.publish('loads', 'pod', load.id);
  await tellGaps(context, load);
}
