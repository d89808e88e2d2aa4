import { sql } from 'kysely';
import type { z } from 'zod';
import { failures } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { Context } from '#platform/server/implement.ts';
import { refuseWhenLimited } from '#modules/base/access/server/index.ts';
import type { PodFailureCode } from '#modules/work/pods/messages/failures/index.ts';
import type { podPackService } from '#modules/work/pods/pack-contract.ts';
import type { PackFormat, PackMethod, PackState } from '#modules/work/pods/pack-status.ts';
import { isProved, type LoadPodStatus } from '#modules/work/pods/rules.ts';
import type { StoredPod } from '../queries.ts';
import { packNoun, packs, packStates, type StoredPack } from './packs.ts';

const fail = failures<FailureCode | PodFailureCode>();
type Operations = (typeof podPackService)['operations'];

/** What packs are made by; `pack-job.ts` does it. */
export const packJob = { name: 'send-pod-pack' };
export interface PackData {
  readonly partition: string;
  readonly id: string;
}
/** Until then an acceptance can be taken back, and nothing was sent. */
const sendAfterSeconds = 35;

interface PackLoad {
  readonly id: string;
  readonly company_id: string;
  readonly load_number: string;
  readonly pod_status: LoadPodStatus;
  readonly search_words: string;
  readonly method: PackMethod;
  readonly format: PackFormat;
  readonly is_per_reference: boolean;
}

/** The load with what its customer asked for when it was delivered; held, so that two packs of it follow each other. */
async function packLoad({ db, partition }: Context, id: string): Promise<PackLoad | undefined> {
  const { rows } = await sql<PackLoad>`
    select l.id, l.company_id, l.load_number, l.pod_status, l.search_words,
        coalesce(l.pod_policy ->> 'submitMethod', c.pod_submit_method, 'EMAIL') as method,
        coalesce(l.pod_policy ->> 'sendFormat', c.pod_send_format, 'PDF') as format,
        coalesce((l.pod_policy ->> 'perReference')::boolean, c.pod_per_reference, false) as is_per_reference
      from load l left join customer c on c.partition = l.partition and c.id = l.customer_id
     where l.partition = ${partition} and l.id = ${id} for no key update of l`.execute(db);
  return rows[0];
}

interface AcceptedPod {
  readonly id: string;
  readonly reference: string;
}

async function acceptedOf({ db, partition }: Context, loadId: string): Promise<AcceptedPod[]> {
  return db
    .selectFrom('pod')
    .select(['id', 'reference'])
    .where('partition', '=', partition)
    .where('load_id', '=', loadId)
    .where('status', '=', 'podAccepted')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/**
 * After an acceptance the customer gets what its settings say: this proof where it wants one for each document, otherwise all
 * of the load once nothing is missing. It waits until the acceptance can no longer be taken back.
 */
export async function packAfterAcceptance(context: Context, pod: StoredPod): Promise<void> {
  const load = await packLoad(context, pod.load_id!);
  if (!load) return;
  const accepted = await acceptedOf(context, load.id);
  if (!load.is_per_reference && !isProved(load.pod_status)) return;
  const pods = load.is_per_reference ? accepted.filter(({ id }) => id === pod.id) : accepted;
  if (pods.length === 0) return;
  await queuePack(context, load, {
    pods,
    reference: load.is_per_reference ? pod.reference : '',
    afterSeconds: sendAfterSeconds,
  });
}

interface NewPack {
  readonly pods: readonly AcceptedPod[];
  readonly reference: string;
  readonly method?: PackMethod | undefined;
  readonly format?: PackFormat | undefined;
  readonly email?: string;
  readonly isByHand?: boolean;
  readonly afterSeconds?: number;
}

async function queuePack(context: Context, load: PackLoad, pack: NewPack): Promise<{ id: string; status: PackState }> {
  const { app, db, partition, actor, now } = context;
  const podIds = pack.pods.map(({ id }) => id);
  // One that still waits says less than this one: an acceptance was taken back and came again, or another followed.
  const replaced: StoredPack[] = [];
  for (const { id } of await waitingWith(context, podIds)) replaced.push(await packs.lock(context, id));
  await packStates.moveMany(
    context,
    replaced.map((stored) => ({ stored, event: 'cancel' })),
  );
  const method = pack.method ?? load.method;
  const format = pack.format ?? load.format;
  const { id } = await db
    .insertInto('pod_pack')
    .values({
      partition,
      company_id: load.company_id,
      load_id: load.id,
      reference: pack.reference,
      pod_ids: podIds,
      method,
      format,
      recipients: pack.email ? [pack.email] : [],
      is_again: await mayBeThere(context, podIds),
      is_by_hand: pack.isByHand ?? false,
      asked_at: now,
      created_by: actor.name,
      updated_by: actor.name,
      search_words: [load.search_words, pack.reference].filter(Boolean).join(' '),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await context.audit({
    noun: packNoun,
    recordId: id,
    event: 'created',
    after: { status: 'WAITING', loadNumber: load.load_number, reference: pack.reference, method, format },
  });
  await context.publish('pods', 'pack.created', id);
  await app.jobs.send<PackData>(
    db,
    packJob,
    { partition, id },
    ...(pack.afterSeconds ? [{ afterSeconds: pack.afterSeconds }] : []),
  );
  context.afterCommit(() => app.jobs.wake());
  return { id, status: 'WAITING' };
}

async function waitingWith({ db, partition }: Context, podIds: readonly string[]): Promise<{ id: string }[]> {
  const { rows } = await sql<{ id: string }>`
    select id from pod_pack where partition = ${partition} and status = 'WAITING' and pod_ids && ${podIds}::uuid[]
     order by id`.execute(db);
  return rows;
}

/** Whether the customer has, or may have, any of these proofs: also where one mail of several failed, or nobody knows. */
async function mayBeThere({ db, partition }: Context, podIds: readonly string[]): Promise<boolean> {
  const { rows } = await sql`
    select from pod_pack k
     where k.partition = ${partition} and k.pod_ids && ${podIds}::uuid[] and (k.status in ('SENT', 'UNKNOWN')
        or exists (select from pod_pack_mail m
                    where m.partition = k.partition and m.pack_id = k.id and m.status in ('SENT', 'UNKNOWN'))) limit 1`.execute(
    db,
  );
  return rows.length > 0;
}

/** Staff send what is accepted, again or in another way. While nobody knows whether the last one arrived, that comes first. */
export async function sendPodPack(
  context: Context,
  { loadId, reference, method, format, email }: z.output<Operations['sendPodPack']['input']>,
): Promise<z.input<Operations['sendPodPack']['output']>> {
  refuseWhenLimited(context);
  const load = await packLoad(context, loadId);
  if (!load) throw fail('notFound', 'notFound');
  const pods = (await acceptedOf(context, loadId)).filter((pod) => reference === '' || pod.reference === reference);
  if (pods.length === 0) throw fail('nothingToSend', 'rule');
  const { db, partition } = context;
  const { rows } = await sql<{ status: PackState }>`
    select status from pod_pack where partition = ${partition} and load_id = ${loadId} and status in ('SENDING', 'UNKNOWN')
       and pod_ids && ${pods.map(({ id }) => id)}::uuid[] order by status desc limit 1`.execute(db);
  if (rows[0]) throw fail(rows[0].status === 'UNKNOWN' ? 'packUndecided' : 'packUnderWay', 'rule');
  return queuePack(context, load, { pods, reference, method, format, email, isByHand: true });
}

/** A person says what became of a mail that may be lost, or that an envelope is on its way. */
export async function settlePodPack(
  context: Context,
  { id, outcome }: z.output<Operations['settlePodPack']['input']>,
): Promise<z.input<Operations['settlePodPack']['output']>> {
  refuseWhenLimited(context);
  const pack = await packs.toChange(context, id);
  const event = ({ arrived: 'confirm', lost: 'giveUp', posted: 'post' } as const)[outcome];
  const moved = await packStates.move(context, pack, event);
  return { id, lockId: String(moved.version), status: moved.status };
}
