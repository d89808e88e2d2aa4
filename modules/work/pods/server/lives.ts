import type { UpdateObject } from 'kysely';
import { failures } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { Context } from '#platform/server/implement.ts';
import { life } from '#platform/server/life.ts';
import { lockIdOf, record } from '#platform/server/records.ts';
import type { Tables } from '#platform/server/tables.ts';
import type { PodFailureCode } from '../messages/failures/index.ts';
import { podLife, type PodEvent, type PodState } from '../status.ts';
import { proveLoad } from './derive.ts';
import { endUploads } from './end-uploads.ts';
import { packAfterAcceptance } from './pack/send-pack.ts';
import { findPod, lockLoad, podNoun, type ProvedLoad, type StoredPod } from './queries.ts';
import { recordOf } from './records.ts';

const fail = failures<FailureCode | PodFailureCode>();

/** Proofs, as they are changed. What the caller's scope hides is not found. */
export const pods = record({
  noun: podNoun,
  table: 'pod',
  channels: ['pods'],
  find: (context: Context, id: string) => findPod(context, id),
  show: recordOf,
});

/** Proofs from what is awaited to what is accepted; after each event the load says how far it is. */
export const podStates = life<StoredPod, 'pod', PodState, PodEvent>(pods, {
  machine: podLife,
  column: 'status',
  facts: ({ status, load_number, reference }) => ({ status, loadNumber: load_number, reference }),
  columns: columnsOf,
  on: {
    arrive: [derive],
    match: [derive],
    unmatch: [(context, _, __, before) => derive(context, before)],
    approve: [
      derive,
      (context, stored) => context.happened('pod.accepted', factsOf(stored)),
      packAfterAcceptance,
      endUploads,
    ],
    reject: [derive, (context, stored) => context.happened('pod.rejected', factsOf(stored))],
    reopen: [derive, (context, stored) => context.happened('pod.reopened', factsOf(stored))],
    undo: [
      derive,
      async (context, stored, { from }) => {
        if (from === 'podAccepted') await context.happened('pod.reopened', factsOf(stored));
      },
    ],
    waive: [derive, endUploads],
    supersede: [(context, _, __, before) => derive(context, before)],
  },
});

async function derive(context: Context, { load_id }: StoredPod): Promise<void> {
  if (load_id !== null) await proveLoad(context, load_id);
}

function factsOf({ id, load_id, customer_id, supplier_id, exceptions }: StoredPod) {
  return {
    podId: id,
    loadId: load_id!,
    customerId: customer_id!,
    supplierId: supplier_id,
    exceptions: exceptions.map(({ kind, goodsLineId, quantity, note }) => ({ kind, goodsLineId, quantity, note })),
  };
}

function columnsOf({ actor, now }: Context, { event }: { readonly event: PodEvent }): UpdateObject<Tables, 'pod'> {
  const decided = {
    decided_by: actor.name,
    decided_by_id: actor.kind === 'user' ? actor.id : null,
    decided_at: now,
  };
  switch (event) {
    case 'approve':
    case 'waive':
      return { ...decided, asked_from: null };
    case 'reject':
      return { ...decided, asked_from: now };
    case 'undo':
    case 'reopen':
      return { decided_by: '', decided_by_id: null, decided_at: null, reject_reason: '', asked_from: null };
    case 'arrive':
    case 'match':
      return { decided_by: '', decided_by_id: null, decided_at: null, reject_reason: '', note: '', asked_from: null };
    case 'unmatch':
      return { load_id: null, stop_id: null, reference: '', asked_from: null };
    default:
      return { asked_from: null };
  }
}

/** A proof and its load, both held and the proof as the caller had read it. The load is undefined where it has none. */
export async function toChange(
  context: Context,
  id: string,
): Promise<{ readonly pod: StoredPod; readonly load: ProvedLoad | undefined }> {
  const known = await findPod(context, id);
  if (!known) throw fail('notFound', 'notFound');
  const lock = async (loadId: string | null) => (loadId === null ? undefined : lockLoad(context, loadId));
  const load = await lock(known.load_id);
  const pod = await pods.toChange(context, id);
  // Matched in between, by a colleague or by its number: from here on it stays with its load.
  return { pod, load: pod.load_id === known.load_id ? load : await lock(pod.load_id) };
}

export interface Changed {
  readonly id: string;
  readonly lockId: string;
  readonly status: PodState;
}

/** What a caller learns of a proof that it changed. */
export function changedOf(stored: Pick<StoredPod, 'id' | 'status' | 'version'>): Changed {
  return { id: stored.id, lockId: lockIdOf(stored), status: stored.status };
}
