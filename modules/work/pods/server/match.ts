import { sql } from 'kysely';
import type { z } from 'zod';
import { failures, invalidFields } from '#platform/failure.ts';
import { is } from '#platform/machine.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import { likePattern } from '#platform/server/like-pattern.ts';
import type { Context } from '#platform/server/implement.ts';
import { setOf } from '#platform/server/states-in-sql.ts';
import { refuseWhenLimited } from '#modules/base/access/server/index.ts';
import { moveFiles } from '#modules/base/documents/server/index.ts';
import { proving } from '#modules/work/loads/side-statuses.ts';
import { execution, type LoadState } from '#modules/work/loads/status.ts';
import type { podService } from '../contract.ts';
import type { PodFailureCode } from '../messages/failures/index.ts';
import { podLife } from '../status.ts';
import { awaitProofs } from './await-pods.ts';
import { type Changed, changedOf, pods, podStates } from './lives.ts';
import { isSeenElsewhere } from './pod-files.ts';
import { filesOf, findPod, lockLoad, type ProvedLoad, type StoredPod } from './queries.ts';
import { awaitedOf, slotsOf, standingOf, standsIn } from './slots.ts';

const fail = failures<FailureCode | PodFailureCode>();
type Operations = (typeof podService)['operations'];
type Match = z.input<Operations['getPodMatches']['output']>[number];

interface Place {
  readonly stopId: string;
  readonly reference: string;
}

/** A person says which load, stop and document it proves. */
export async function matchPod(
  context: Context,
  { id, loadId, stopId, reference }: z.output<Operations['matchPod']['input']>,
): Promise<Changed> {
  refuseWhenLimited(context);
  const known = await findPod(context, id);
  const former = known?.load_id;
  // Both in one order, so that two who move proofs between the same loads do not wait for each other.
  for (const each of [former, loadId].filter((one) => one !== null && one !== undefined).toSorted())
    await lockLoad(context, each);
  const load = await lockLoad(context, loadId);
  const stored = await pods.toChange(context, id);
  podStates.next(stored, 'match', 'unmatch');
  if (!load) throw invalidFields({ loadId: { code: 'notAnOption' } });
  if (!is(execution, load.status, 'sent')) throw fail('podTooEarly', 'rule');
  const pod = stored.status === 'podSubmitted' ? await takeOut(context, stored) : stored;
  return changedOf(await matchTo(context, pod, load, await placeOf(context, load, stopId, reference)));
}

/** It was put to the wrong load or place: there a proof is awaited again. */
async function takeOut(context: Context, stored: StoredPod): Promise<StoredPod> {
  const pod = await podStates.move(context, stored, 'unmatch', {
    columns: { since: stored.received_at ?? context.now },
  });
  await awaitProofs(context, stored.load_id!);
  return { ...pod, load_id: null, stop_id: null };
}

async function placeOf(context: Context, load: ProvedLoad, stopId: string | null, reference: string): Promise<Place> {
  const slots = await slotsOf(context, load);
  const only = stopId === null ? await openPlaceOf(context, load) : undefined;
  if (only && (reference === '' || only.reference === reference)) return only;
  const ofStop = slots.filter((slot) => stopId === null || slot.stopId === stopId);
  const place = ofStop.find((slot) => slot.reference === reference);
  if (place && (stopId !== null || ofStop.length === 1)) return place;
  if (stopId === null) throw invalidFields({ stopId: { code: 'required' } });
  throw invalidFields(
    ofStop.length === 0 ? { stopId: { code: 'stopNotOfPod' } } : { reference: { code: 'referenceUnknown' } },
  );
}

/** The only place of a load that waits for a proof; undefined where there are several, or none. */
export async function openPlaceOf(context: Context, load: ProvedLoad): Promise<Place | undefined> {
  const standing = await standingOf(context, load.id);
  const open = awaitedOf(await slotsOf(context, load)).filter((slot) => {
    const known = standing.find(standsIn(slot));
    return !known || known.status === 'AWAITED' || known.status === 'podRejected';
  });
  return open.length === 1 ? open[0] : undefined;
}

/** Puts a proof in its place. What was awaited or rejected there gives way to it. */
export async function matchTo(
  context: Context,
  pod: StoredPod,
  load: ProvedLoad,
  { stopId, reference }: Place,
  { guess }: { readonly guess?: { readonly loadId: string; readonly confidence: number; readonly by: string } } = {},
): Promise<StoredPod> {
  const known = (await standingOf(context, load.id)).find(standsIn({ stopId, reference }));
  if (known && !is(podLife, known.status, 'fillable')) throw fail('podPlaceTaken', 'conflict');
  if (known) await giveWay(context, known.id, pod.id);
  const files = await filesOf(context, pod.id);
  const isSeen = await isSeenElsewhere(
    context,
    files.map(({ sha256 }) => sha256),
    { podId: pod.id, loadId: load.id },
  );
  await moveFiles(
    context,
    files.map(({ blob_name }) => blob_name),
    load.id,
  );
  await podStates.move(context, pod, 'match', {
    columns: {
      load_id: load.id,
      stop_id: stopId,
      reference,
      since: load.delivered_at ?? context.now,
      is_seen_before: isSeen,
      search_words: [load.search_words, reference].filter(Boolean).join(' '),
      ...(guess && { guess: JSON.stringify(guess) }),
    },
    after: { loadNumber: load.load_number, reference, ...(guess && { by: guess.by, confidence: guess.confidence }) },
  });
  return (await findPod(context, pod.id))!;
}

async function giveWay(context: Context, id: string, to: string): Promise<void> {
  const { db, partition } = context;
  await podStates.move(context, await pods.lock(context, id), 'supersede', { columns: { superseded_by: to } });
  await db
    .updateTable('pod_file')
    .set({ superseded_at: context.now })
    .where('partition', '=', partition)
    .where('pod_id', '=', id)
    .where('superseded_at', 'is', null)
    .execute();
}

interface Candidate {
  readonly id: string;
  readonly load_number: string;
  readonly status: LoadState;
  readonly customer_name: string;
  readonly supplier_name: string | null;
  readonly origin: string;
  readonly destination: string;
  readonly delivered_at: Date | null;
  readonly is_per_reference: boolean;
}

/** The loads that it may belong to: its own guess, what is searched for, and the newest that wait. */
export async function matchesFor(
  context: Context,
  { id, search }: z.output<Operations['getPodMatches']['input']>,
): Promise<Match[]> {
  refuseWhenLimited(context);
  const { db, partition } = context;
  const pod = await findPod(context, id);
  if (!pod) throw fail('notFound', 'notFound');
  const pattern = likePattern(search);
  const { rows } = await sql<Candidate>`
    select l.id, l.load_number, l.status, l.origin, l.destination, l.delivered_at,
        (select c.registered_name from customer c where c.partition = l.partition and c.id = l.customer_id) as customer_name,
        (select u.registered_name from supplier u where u.partition = l.partition and u.id = l.supplier_id) as supplier_name,
        coalesce((l.pod_policy ->> 'perReference')::boolean,
          (select c.pod_per_reference from customer c where c.partition = l.partition and c.id = l.customer_id), false) as is_per_reference
      from load l
     where l.partition = ${partition} and l.company_id = ${pod.company_id} and l.status in ${setOf(execution, 'sent')}
       and ${
         pattern === ''
           ? sql`(l.id = ${pod.guess?.loadId ?? null}::uuid or l.pod_status in ${setOf(proving, 'missing')})`
           : sql`l.search like ${pattern}`
       }
     order by l.id = ${pod.guess?.loadId ?? null}::uuid desc nulls last, l.delivered_at desc nulls last, l.id
     limit 20`.execute(db);
  return Promise.all(rows.map((row) => matchOf(context, pod, row)));
}

async function matchOf(context: Context, pod: StoredPod, row: Candidate): Promise<Match> {
  const [slots, standing] = await Promise.all([slotsOf(context, row), standingOf(context, row.id)]);
  const places = slots.map((slot) => {
    const known = standing.find(standsIn(slot));
    const status = known?.status ?? ('' as const);
    const isWaiting = status === 'AWAITED' || status === 'podRejected' || (status === '' && slot.type === 'delivery');
    return { stopId: slot.stopId, stopName: slot.stopName, reference: slot.reference, isWaiting, status };
  });
  return {
    loadId: row.id,
    loadNumber: row.load_number,
    status: row.status,
    customerName: row.customer_name,
    supplierName: row.supplier_name ?? '',
    origin: row.origin,
    destination: row.destination,
    deliveredAt: row.delivered_at?.toISOString() ?? null,
    confidence: pod.guess?.loadId === row.id ? pod.guess.confidence : null,
    places: places.toSorted((a, b) => Number(b.isWaiting) - Number(a.isWaiting)),
  };
}
