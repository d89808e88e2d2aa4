import { failures, invalidFields } from '#platform/failure.ts';
import { is } from '#platform/machine.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { Context } from '#platform/server/implement.ts';
import { execution } from '#modules/work/loads/status.ts';
import type { PodFailureCode } from '../messages/failures/index.ts';
import { type PodMethod, type PodSource } from '../status.ts';
import { insertPod } from './await-pods.ts';
import { guessLater } from './guess.ts';
import { type Changed, changedOf, pods, podStates } from './lives.ts';
import { giveFiles, isSeenElsewhere, knownFiles, type KnownFile } from './pod-files.ts';
import { filesOf, lockLoad, podNoun, type ProvedLoad, type StoredPod } from './queries.ts';
import { proveLoad } from './derive.ts';
import { awaitedOf, slotsOf, standingOf, standsIn } from './slots.ts';
import type { PodException } from './tables.ts';

const fail = failures<FailureCode | PodFailureCode>();

/** What came, with what is known of it. */
export interface Arrival {
  /** Null where it is to be found out. */
  readonly loadId: string | null;
  /** Null: the last delivery, or the only stop that waits. */
  readonly stopId?: string | null;
  /** Where the customer wants one for each document and none is named, it proves all documents of the stop. */
  readonly reference?: string;
  /** Names of files that were stored before, in order (`storeFile`). */
  readonly blobNames: readonly string[];
  readonly method: PodMethod;
  readonly via: PodSource;
  /** Who sent it, as the desk shows them. */
  readonly receivedFrom: string;
  readonly senderSupplierId?: string | null;
  /** Of whom it comes, where no load says it. */
  readonly companyId?: string;
  readonly signedBy?: string;
  readonly signedAt?: Date | null;
  readonly exceptions?: readonly PodException[];
}

/**
 * A proof of delivery came, from whomever. It fills what was awaited or rejected; what waits for a decision already gets
 * further pages, and the same file again changes nothing, so that a phone may send twice. Answers the proofs it became: one,
 * or one for each document of the stop.
 */
export async function arrivePod(context: Context, arrival: Arrival): Promise<Changed[]> {
  const files = await knownFiles(context, arrival.blobNames);
  if (files.length === 0) throw invalidFields({ content: { code: 'required' } });
  if (arrival.loadId === null) return [await arriveUnmatched(context, arrival, files)];
  const load = await lockLoad(context, arrival.loadId);
  if (!load) throw fail('notFound', 'notFound');
  if (!is(execution, load.status, 'sent')) throw fail('podTooEarly', 'rule');
  const answers: Changed[] = [];
  for (const place of await placesFor(context, load, arrival))
    answers.push(await arriveAt(context, load, place, arrival, files));
  return answers;
}

interface Place {
  readonly stopId: string;
  readonly reference: string;
}

async function placesFor(context: Context, load: ProvedLoad, { stopId, reference = '' }: Arrival): Promise<Place[]> {
  const all = await slotsOf(context, load);
  const waiting = awaitedOf(all);
  const stop = stopId ?? (await waitingStop(context, load, waiting)) ?? waiting.at(-1)?.stopId;
  const ofStop = all.filter((slot) => slot.stopId === stop);
  if (ofStop.length === 0) throw invalidFields({ stopId: { code: 'stopNotOfPod' } });
  if (reference === '' || ofStop.every((slot) => slot.reference === '')) return ofStop;
  const named = ofStop.filter((slot) => slot.reference === reference);
  if (named.length === 0) throw invalidFields({ reference: { code: 'referenceUnknown' } });
  return named;
}

/** The only stop of which a proof is missing. */
async function waitingStop(context: Context, load: ProvedLoad, slots: readonly Place[]): Promise<string | undefined> {
  const standing = await standingOf(context, load.id);
  const open = slots.filter((slot) => {
    const known = standing.find(standsIn(slot));
    return !known || known.status === 'AWAITED' || known.status === 'podRejected';
  });
  const stops = new Set(open.map((slot) => slot.stopId));
  return stops.size === 1 ? [...stops][0] : undefined;
}

async function arriveAt(
  context: Context,
  load: ProvedLoad,
  place: Place,
  arrival: Arrival,
  files: readonly KnownFile[],
): Promise<Changed> {
  const known = (await standingOf(context, load.id)).find(standsIn(place));
  if (!known) {
    const since = load.delivered_at ?? context.now;
    const id = await insertPod(context, load, { ...place, columns: { status: 'podSubmitted', since } });
    const changed = await fill(context, await pods.lock(context, id), arrival, files);
    await proveLoad(context, load.id);
    return changedOf(changed);
  }
  const pod = await pods.lock(context, known.id);
  const own = await filesOf(context, pod.id);
  const hasAll = files.every(({ sha256 }) => own.some((file) => file.sha256 === sha256 && file.superseded_at === null));
  if (hasAll) return changedOf(pod);
  if (pod.status === 'podAccepted')
    // What was accepted stays as it is; a person looks at what came after it.
    return arriveUnmatched(context, arrival, files, { loadId: load.id, confidence: 0.9, by: 'afterwards' });
  if (pod.status === 'podSubmitted') return changedOf(await fill(context, pod, arrival, files));
  if (pod.status === 'podRejected') await supersedeFiles(context, pod);
  const pages = pod.status === 'podRejected' ? [] : pod.pages;
  const moved = await podStates.move(context, pod, 'arrive', {
    columns: await arrivedColumns(context, { ...pod, pages }, arrival, files),
    after: { from: arrival.receivedFrom, method: arrival.method },
  });
  return changedOf(moved);
}

/** Earlier pages give way: they stay on file and are no longer shown. */
async function supersedeFiles({ db, partition, now }: Context, { id }: StoredPod): Promise<void> {
  await db
    .updateTable('pod_file')
    .set({ superseded_at: now })
    .where('partition', '=', partition)
    .where('pod_id', '=', id)
    .where('superseded_at', 'is', null)
    .execute();
}

async function fill(
  context: Context,
  pod: StoredPod,
  arrival: Arrival,
  files: readonly KnownFile[],
): Promise<StoredPod> {
  const columns = await arrivedColumns(context, pod, arrival, files);
  const changed = await pods.change(context, pod, {
    columns,
    event: pod.pages.length > 0 ? 'pagesAdded' : 'arrived',
    before: { pages: pod.pages.length },
    after: { pages: pod.pages.length + files.reduce((sum, { pages }) => sum + pages, 0), from: arrival.receivedFrom },
  });
  return { ...pod, ...changed };
}

async function arrivedColumns(context: Context, pod: StoredPod, arrival: Arrival, files: readonly KnownFile[]) {
  const { actor, now } = context;
  const pages = [...pod.pages, ...(await giveFiles(context, pod.id, files, pod.load_id ?? pod.id))];
  const hashes = files.map(({ sha256 }) => sha256);
  const isSeen = await isSeenElsewhere(context, hashes, { podId: pod.id, loadId: pod.load_id });
  return {
    pages: JSON.stringify(pages),
    // A signature is the better proof; a photo that follows it does not change that.
    method: pod.method === 'signOnGlass' && pod.pages.length > 0 ? pod.method : arrival.method,
    received_from: arrival.receivedFrom,
    received_via: arrival.via,
    received_at: now,
    sender_supplier_id: arrival.senderSupplierId ?? pod.sender_supplier_id,
    is_seen_before: isSeen || (pod.is_seen_before && pod.pages.length > 0),
    ...(arrival.signedBy && { signed_by: arrival.signedBy }),
    ...(arrival.signedAt && { signed_at: arrival.signedAt }),
    ...(arrival.exceptions?.length && { exceptions: JSON.stringify(arrival.exceptions) }),
    ...(actor.kind === 'user' && { uploader_ids: [...new Set([...pod.uploader_ids, actor.id])] }),
  };
}

async function arriveUnmatched(
  context: Context,
  arrival: Arrival,
  files: readonly KnownFile[],
  guess?: { readonly loadId: string; readonly confidence: number; readonly by: string },
): Promise<Changed> {
  const { db, partition, actor, now } = context;
  const companyId = arrival.companyId ?? (actor.kind === 'user' ? actor.companyId : undefined);
  if (companyId === undefined) throw fail('notFound', 'notFound');
  const { id } = await db
    .insertInto('pod')
    .values({
      partition,
      company_id: companyId,
      status: 'UNMATCHED',
      since: now,
      created_by: actor.name,
      updated_by: actor.name,
      search_words: [arrival.receivedFrom, ...files.map(({ file_name }) => file_name)].join(' '),
      ...(guess && { guess: JSON.stringify(guess) }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await context.audit({
    noun: podNoun,
    recordId: id,
    event: 'created',
    after: { status: 'UNMATCHED', from: arrival.receivedFrom, fileName: files[0]?.file_name },
  });
  const pod = await fill(context, await pods.lock(context, id), arrival, files);
  if (!guess) await guessLater(context, id);
  return changedOf(pod);
}
