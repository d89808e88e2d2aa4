import type { z } from 'zod';
import { failures, invalidFields } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { Context } from '#platform/server/implement.ts';
import { ReadAgain } from '#platform/server/transactions.ts';
import { refuseWhenLimited } from '#modules/base/access/server/index.ts';
import type { podService } from '../contract.ts';
import type { PodFailureCode } from '../messages/failures/index.ts';
import { type Changed, changedOf, pods, podStates, toChange } from './lives.ts';
import { filesOf, findPod, podNoun, type StoredPod } from './queries.ts';
import { guessLater } from './guess.ts';
import { lockLoad } from './queries.ts';
import type { PodPage } from './tables.ts';

const fail = failures<FailureCode | PodFailureCode>();
type Operations = (typeof podService)['operations'];
type InputOf<Name extends keyof Operations> = z.output<Operations[Name]['input']>;

/** Pages are put in order while somebody still has to decide. */
function refuseDecided({ status }: StoredPod): void {
  if (status !== 'UNMATCHED' && status !== 'podSubmitted') throw fail('notAllowedInState', 'rule', { state: status });
}

const keyOf = ({ file, page }: Pick<PodPage, 'file' | 'page'>) => `${file} ${page}`;

/** Turns pages and puts them in order: all that it has, each once. */
export async function putPages(context: Context, { id, pages }: InputOf<'putPodPages'>): Promise<Changed> {
  refuseWhenLimited(context);
  const { pod } = await toChange(context, id);
  refuseDecided(pod);
  const same = pages.map(keyOf).toSorted().join('\n') === pod.pages.map(keyOf).toSorted().join('\n');
  if (!same) throw invalidFields({ pages: { code: 'pagesDiffer' } });
  return changedOf({
    ...pod,
    ...(await pods.change(context, pod, { columns: { pages: JSON.stringify(pages) }, event: 'pagesChanged' })),
  });
}

/** Takes pages out as a proof of its own: two deliveries in one scan. */
export async function splitPod(
  context: Context,
  { id, pages: numbers }: InputOf<'splitPod'>,
): Promise<Changed & { newId: string }> {
  refuseWhenLimited(context);
  const { db, partition, actor, now } = context;
  const { pod } = await toChange(context, id);
  refuseDecided(pod);
  const taken = pod.pages.filter((_, index) => numbers.includes(index + 1));
  const left = pod.pages.filter((_, index) => !numbers.includes(index + 1));
  if (taken.length === 0 || left.length === 0 || numbers.some((number) => number > pod.pages.length))
    throw invalidFields({ pages: { code: 'splitPages' } });
  const { id: newId } = await db
    .insertInto('pod')
    .values({
      partition,
      company_id: pod.company_id,
      status: 'UNMATCHED',
      method: pod.method,
      pages: JSON.stringify(taken),
      received_from: pod.received_from,
      received_via: pod.received_via,
      received_at: pod.received_at,
      sender_supplier_id: pod.sender_supplier_id,
      uploader_ids: pod.uploader_ids,
      since: pod.received_at ?? now,
      search_words: pod.status === 'UNMATCHED' ? pod.search_words : pod.received_from,
      created_by: actor.name,
      updated_by: actor.name,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await shareFiles(context, pod, newId, taken);
  await context.audit({ noun: podNoun, recordId: newId, event: 'created', after: { status: 'UNMATCHED', from: id } });
  const changed = await pods.change(context, pod, {
    columns: { pages: JSON.stringify(left), ...unguessed(pod) },
    event: 'split',
    before: { pages: pod.pages.length },
    after: { pages: left.length },
  });
  await guessLater(context, newId);
  if (pod.status === 'UNMATCHED') await guessLater(context, id);
  return { ...changedOf({ ...pod, ...changed }), newId };
}

/** What was guessed from pages that have gone, or without those that came, is guessed anew. */
function unguessed({ status }: StoredPod): { readonly guess?: null } {
  return status === 'UNMATCHED' ? { guess: null } : {};
}

/** The files of which the other has pages now. */
async function shareFiles(context: Context, from: StoredPod, to: string, pages: readonly PodPage[]): Promise<void> {
  const names = new Set(pages.map(({ file }) => file));
  const files = (await filesOf(context, from.id)).filter(({ blob_name }) => names.has(blob_name));
  if (files.length === 0) return;
  await context.db
    .insertInto('pod_file')
    .values(
      files.map((file) => ({
        partition: file.partition,
        pod_id: to,
        blob_name: file.blob_name,
        sha256: file.sha256,
        content_type: file.content_type,
        pages: file.pages,
        file_name: file.file_name,
        uploaded_by: file.uploaded_by,
        uploaded_by_id: file.uploaded_by_id,
        uploaded_at: file.uploaded_at,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['partition', 'pod_id', 'blob_name']).doUpdateSet({ superseded_at: null }),
    )
    .execute();
}

/**
 * Locks the loads of two proofs, then the proofs, each in the order of their ids: two who merge them both ways, and one who
 * matches them meanwhile, do not wait for each other.
 */
async function lockBoth(context: Context, one: string, other: string): Promise<void> {
  const ids = [one, other].toSorted();
  const loadsOf = async () => {
    const known = await Promise.all(ids.map((id) => findPod(context, id)));
    return known.map((pod) => pod?.load_id ?? null);
  };
  const loads = await loadsOf();
  for (const load of new Set(loads.filter((load) => load !== null).toSorted())) await lockLoad(context, load);
  for (const id of ids) await pods.lock(context, id);
  if (JSON.stringify(await loadsOf()) !== JSON.stringify(loads)) throw new ReadAgain('a proof was matched meanwhile');
}

/** Puts the pages of one behind those of another, which stays; the first gives way. */
export async function mergePod(context: Context, { id, intoId }: InputOf<'mergePod'>): Promise<Changed> {
  refuseWhenLimited(context);
  if (id === intoId) throw invalidFields({ intoId: { code: 'chosenTwice' } });
  await lockBoth(context, id, intoId);
  const { pod } = await toChange(context, id);
  const target = await pods.lock(context, intoId);
  refuseDecided(pod);
  refuseDecided(target);
  await shareFiles(context, pod, target.id, pod.pages);
  const pages = [...target.pages, ...pod.pages];
  if (new Set(pages.map(keyOf)).size < pages.length) throw fail('podsShareFile', 'rule');
  const changed = await pods.change(context, target, {
    columns: {
      pages: JSON.stringify(pages),
      ...unguessed(target),
      uploader_ids: [...new Set([...target.uploader_ids, ...pod.uploader_ids])],
      is_seen_before: target.is_seen_before || pod.is_seen_before,
    },
    event: 'merged',
    before: { pages: target.pages.length },
    after: { pages: pages.length },
  });
  if (target.status === 'UNMATCHED') await guessLater(context, target.id);
  await podStates.move(context, pod, 'supersede', { columns: { superseded_by: target.id } });
  return changedOf({ ...target, ...changed });
}
