import { sql } from 'kysely';
import type { z } from 'zod';
import { addDays, defaultTimeZone, todayIn } from '#platform/dates.ts';
import { rightsChannel } from '#platform/envelope.ts';
import { failures } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { Context } from '#platform/server/implement.ts';
import { likePattern } from '#platform/server/like-pattern.ts';
import { ownRights } from '#modules/access/server/index.ts';
import type { approvalService, Delegation, newDelegation } from '../contract.ts';
import type { ApprovalFailureCode } from '../messages/failures/index.ts';
import { mailDeputy } from './deputy-mails.ts';
import { decider, rightTo, type Queues } from './queues.ts';
import './tables.ts';

type Operations = (typeof approvalService)['operations'];
type Shown = z.input<Operations['getDelegations']['output']>;
type Person = Delegation['delegate'];

const fail = failures<FailureCode | ApprovalFailureCode>();
/** Somebody who is away for longer gets other roles. */
const daysAtMost = 366;
const listedAtMost = 100;
const offeredAtMost = 20;
/** What the inbox itself takes. */
const inboxOperations = ['getApprovals', 'getApprovalCounts', 'putApprovalAssignment'] as const;

/** What the caller handed over, and what was handed to them; the latest first. */
export async function listDelegations(context: Context, queues: Queues): Promise<Shown> {
  const { id } = decider(context);
  const rows = await selectDelegations(context)
    .where(({ eb, or }) => or([eb('d.delegator_id', '=', id), eb('d.delegate_id', '=', id)]))
    .orderBy('d.ends_at', 'desc')
    .orderBy('d.id', 'desc')
    .limit(listedAtMost)
    .execute();
  return rows.map((row) => ({ ...shown(context, queues, row), isOwn: row.delegator_id === id }));
}

/** Active colleagues of the same company by name. A supplier's own users decide nothing, and are not among them. */
export async function delegationOptions(context: Context, search: string): Promise<Person[]> {
  const pattern = likePattern(search);
  let matching = colleagues(context);
  if (pattern) matching = matching.where(sql<boolean>`u.search like lower(${pattern})`);
  return matching.orderBy('u.surname').orderBy('u.name').orderBy('u.id').limit(offeredAtMost).execute();
}

/**
 * Puts a colleague in the caller's place: they get the caller's own rights to decide, and what the pages of review read
 * with, from the first day's midnight to the last day's. What was handed to the caller is not theirs to hand on.
 */
export async function delegate(
  context: Context,
  queues: Queues,
  { delegateId, from, to, note }: z.output<typeof newDelegation>,
): Promise<Delegation> {
  const { db, partition, now } = context;
  const actor = decider(context);
  const today = todayIn(defaultTimeZone, now);
  if (to < today) throw fail('invalidPayload', 'invalid', {}, { to: { code: 'delegationOver' } });
  if (to > addDays(from, daysAtMost))
    throw fail('invalidPayload', 'invalid', {}, { to: { code: 'delegationTooLong', details: { days: daysAtMost } } });
  const colleague = await colleagues(context).where('u.id', '=', delegateId).executeTakeFirst();
  if (!colleague) throw fail('invalidPayload', 'invalid', {}, { delegateId: { code: 'delegateUnknown' } });
  const authorisations = handedOver(new Set(ownRights(actor)), queues);
  if (authorisations.length === 0) throw fail('nothingToDelegate', 'rule');
  // A deputy would see what the caller does not (decision 0030).
  if (actor.scope !== undefined) throw fail('limitedDelegator', 'rule');
  await refuseOverlap(context, actor.id, from, to);
  const { id } = await db
    .insertInto('delegation')
    .values({
      partition,
      delegator_id: actor.id,
      delegate_id: delegateId,
      authorisations,
      starts_at: midnightOf(from),
      ends_at: midnightOf(addDays(to, 1)),
      note,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await context.audit({
    noun: 'delegation',
    recordId: id,
    event: 'created',
    after: { delegator: actor.name, delegate: colleague.name, from, to, note, rights: authorisations.join(', ') },
  });
  await tell(context, 'created', id);
  const delegation = shown(context, queues, await oneDelegation(context, id));
  await mailDeputy(context, delegation, 'handedOver');
  return delegation;
}

/** Takes back what the caller handed over; the next call of the colleague is without it. */
export async function endDelegation(context: Context, delegationId: string): Promise<void> {
  const { db, partition } = context;
  const actor = decider(context);
  const { numUpdatedRows } = await db
    .updateTable('delegation')
    .set({ ended_at: sql<Date>`now()`, ended_by: actor.name })
    .where('partition', '=', partition)
    .where('id', '=', delegationId)
    .where('delegator_id', '=', actor.id)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw fail('notFound', 'notFound');
  await context.audit({ noun: 'delegation', recordId: delegationId, event: 'ended' });
  await tell(context, 'ended', delegationId);
  const delegation = shown(context, [], await oneDelegation(context, delegationId));
  await mailDeputy(context, delegation, 'takenBack');
}

function oneDelegation(context: Context, id: string) {
  return selectDelegations(context).where('d.id', '=', id).executeTakeFirstOrThrow();
}

/** One deputy at a time: with two, neither would know who decides. Who hands over twice at once is held to one. */
async function refuseOverlap(context: Context, delegatorId: string, from: string, to: string): Promise<void> {
  const { db, partition } = context;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`delegation/${partition}/${delegatorId}`}, 5))`.execute(db);
  const other = await selectDelegations(context)
    .where('d.delegator_id', '=', delegatorId)
    .where('d.ended_at', 'is', null)
    .where('d.starts_at', '<', midnightOf(addDays(to, 1)))
    .where('d.ends_at', '>', midnightOf(from))
    .orderBy('d.starts_at')
    .executeTakeFirst();
  if (!other) return;
  const { delegate_name: name, first_day: begins, last_day: ends } = other;
  throw fail(
    'invalidPayload',
    'invalid',
    {},
    { from: { code: 'delegationOverlaps', details: { name, from: begins, to: ends } } },
  );
}

/** The desks of everybody concerned read their rights again, and with them what they may decide. */
async function tell(context: Context, event: string, delegationId: string): Promise<void> {
  await context.publish(rightsChannel, 'changed', delegationId);
  await context.publish('approvals', event, delegationId);
}

/** Of somebody's own rights those that decide, and with them what it takes to see what is decided; empty without the former. */
function handedOver(own: ReadonlySet<string>, queues: Queues): string[] {
  const delegable = queues.filter(
    ({ isDelegable, decides }) => isDelegable && decides.some((each) => own.has(rightTo(each))),
  );
  if (delegable.length === 0) return [];
  const operations = [...inboxOperations, ...delegable.flatMap(({ decides, reads }) => [...decides, ...reads])];
  return [...new Set(operations.map(rightTo))].filter((right) => own.has(right));
}

/** Midnight at the beginning of a day in the product's zone, as the database knows that zone. */
function midnightOf(date: string) {
  return sql<Date>`${date}::date::timestamp at time zone ${defaultTimeZone}`;
}

function colleagues(context: Context) {
  const { id, companyId } = decider(context);
  return context.db
    .selectFrom('app_user as u')
    .select(['u.id as userId', sql<string>`u.name || ' ' || u.surname`.as('name')])
    .where('u.partition', '=', context.partition)
    .where('u.company_id', '=', companyId)
    .where('u.status', '=', 'active')
    .where('u.user_type', 'in', ['staff', 'companyMaster'])
    .where('u.id', '<>', id);
}

function selectDelegations({ db, partition }: Context) {
  const day = (column: 'd.starts_at' | 'd.ends_at', secondsBefore: number) =>
    sql<string>`to_char((${sql.ref(column)} - make_interval(secs => ${secondsBefore})) at time zone ${defaultTimeZone}, 'YYYY-MM-DD')`;
  return db
    .selectFrom('delegation as d')
    .innerJoin('app_user as f', (join) =>
      join.onRef('f.partition', '=', 'd.partition').onRef('f.id', '=', 'd.delegator_id'),
    )
    .innerJoin('app_user as t', (join) =>
      join.onRef('t.partition', '=', 'd.partition').onRef('t.id', '=', 'd.delegate_id'),
    )
    .select(['d.id', 'd.delegator_id', 'd.delegate_id', 'd.authorisations', 'd.note', 'd.ended_at'])
    .select([
      day('d.starts_at', 0).as('first_day'),
      day('d.ends_at', 1).as('last_day'),
      sql<string>`f.name || ' ' || f.surname`.as('delegator_name'),
      sql<string>`t.name || ' ' || t.surname`.as('delegate_name'),
    ])
    .where('d.partition', '=', partition);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectDelegations>['executeTakeFirstOrThrow']>>;

function shown({ now }: Context, queues: Queues, row: Row): Delegation {
  const today = todayIn(defaultTimeZone, now);
  const rights = new Set(row.authorisations);
  const kinds = queues
    .filter(({ decides }) => decides.some((each) => rights.has(rightTo(each))))
    .map(({ kind }) => kind);
  return {
    delegationId: row.id,
    delegator: { userId: row.delegator_id, name: row.delegator_name },
    delegate: { userId: row.delegate_id, name: row.delegate_name },
    from: row.first_day,
    to: row.last_day,
    note: row.note,
    kinds: [...new Set(kinds)],
    state: row.ended_at !== null || row.last_day < today ? 'over' : row.first_day > today ? 'planned' : 'inForce',
  };
}
