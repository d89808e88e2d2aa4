import { listener } from '#platform/server/listeners.ts';
import type { Context } from '#platform/server/implement.ts';
import { podStates, pods } from './lives.ts';
import { proveLoad } from './derive.ts';
import { lockLoad, podNoun, type ProvedLoad } from './queries.ts';
import { awaitedOf, slotsOf, standingOf, standsIn } from './slots.ts';

/** After a delivery a proof is waited for at each of its stops; what came before the delivery stands. */
export const awaitPods = listener('load.delivered', 'await-pods', (context, { loadId }) =>
  awaitProofs(context, loadId),
);

/** The same for a load that was delivered before there were proofs; `evenClosed` is for the demonstration. */
export async function awaitProofs(context: Context, loadId: string, { evenClosed = false } = {}): Promise<void> {
  const load = await lockLoad(context, loadId);
  if (!load?.requires_pod || !(load.status === 'DELIVERED' || (evenClosed && load.status === 'CLOSED'))) return;
  const standing = await standingOf(context, loadId);
  let isChanged = false;
  for (const slot of awaitedOf(await slotsOf(context, load))) {
    if (standing.some(standsIn(slot))) continue;
    isChanged = true;
    const since = load.delivered_at ?? context.now;
    await insertPod(context, load, { ...slot, columns: { status: 'AWAITED', since, asked_from: since } });
  }
  if (isChanged || standing.length > 0) await proveLoad(context, loadId);
}

/** The delivery was taken back: nothing proves it any more. Files stay with the void proof, which can be matched again. */
export const voidPods = listener('load.undelivered', 'void-pods', async (context, { loadId }) => {
  await lockLoad(context, loadId);
  for (const { id } of await standingOf(context, loadId)) {
    const pod = await pods.lock(context, id);
    await podStates.move(context, pod, 'void');
  }
});

/** A new proof of a load, with the words by which it is found. Answers its id. */
export async function insertPod(
  { db, partition, actor, audit, publish }: Context,
  load: ProvedLoad,
  {
    stopId,
    reference,
    columns,
  }: {
    readonly stopId: string | null;
    readonly reference: string;
    readonly columns: {
      readonly status: 'AWAITED' | 'podSubmitted';
      readonly since: Date;
      readonly asked_from?: Date;
    };
  },
): Promise<string> {
  const { id } = await db
    .insertInto('pod')
    .values({
      partition,
      company_id: load.company_id,
      load_id: load.id,
      stop_id: stopId,
      reference,
      created_by: actor.name,
      updated_by: actor.name,
      search_words: [load.search_words, reference].filter(Boolean).join(' '),
      ...columns,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await audit({
    noun: podNoun,
    recordId: id,
    event: columns.status === 'AWAITED' ? 'awaited' : 'created',
    after: { status: columns.status, loadNumber: load.load_number, reference },
  });
  await publish('pods', 'created', id);
  return id;
}
