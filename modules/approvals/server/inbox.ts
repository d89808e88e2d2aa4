import { sql, type RawBuilder } from 'kysely';
import type { z } from 'zod';
import type { Page } from '#platform/operation.ts';
import { centsOfColumn } from '#platform/server/amount-columns.ts';
import type { OpenItem } from '#platform/server/approvals.ts';
import { isAboveLimit } from '#platform/server/deciding.ts';
import type { Context, UserActor } from '#platform/server/implement.ts';
import { likePattern } from '#platform/server/like-pattern.ts';
import type { approvalItem, approvalQuery, approvalService } from '../contract.ts';
import { dueOf, type ApprovalHours, type ApprovalKind, type Urgency } from '../policy.ts';
import { hoursOf, type PolicyOf } from './policy.ts';
import { decider, openFor, queuesOf, rightTo, type OwnQueue, type Queues } from './queues.ts';

type Query = z.output<typeof approvalQuery>;
type Item = z.input<typeof approvalItem>;
type Counts = z.input<(typeof approvalService)['operations']['getApprovalCounts']['output']>;

/** More than this are not counted: nobody decides so many in a week. */
const countedAtMost = 1000;

interface Row extends OpenItem {
  /** Of the queue in the list of those that were asked. */
  readonly queue: number;
  readonly user_id: string | null;
  readonly user_name: string | null;
}

/**
 * A page of what somebody may decide, the oldest first. Each queue gives no more rows than the page can need, along its own
 * index; only those are put in order together.
 */
export async function listApprovals(context: Context, queues: Queues, query: Query): Promise<Page<Item>> {
  const { db, partition, now } = context;
  const actor = decider(context);
  const hours = await hoursOf(context, actor.companyId);
  const asked = queuesOf(actor, queues).filter(({ kind }) => query.kind === undefined || query.kind === kind);
  if (asked.length === 0) return { rows: [], total: 0, totalIsCapped: false };
  const open = asked.map((queue) => narrowed(context, actor, queue, hours(queue.kind), query));
  const together = (limit: number) =>
    sql.join(
      open.map(
        (items, index) =>
          sql`(select ${index}::int as queue, o.* from (${items}) o order by o.since, o.id limit ${limit})`,
      ),
      sql` union all `,
    );
  const reached = query.page * query.pageSize;
  const [{ rows }, counted] = await Promise.all([
    sql<Row>`select i.*, u.name || ' ' || u.surname as user_name
        from (select * from (${together(reached)}) i order by i.since, i.id
               limit ${query.pageSize} offset ${reached - query.pageSize}) i
        left join app_user u on u.partition = ${partition} and u.id = i.user_id
       order by i.since, i.id`.execute(db),
    sql<{ total: number }>`select count(*)::int as total from (${together(countedAtMost + 1)}) i`.execute(db),
  ]);
  const total = counted.rows[0]?.total ?? 0;
  return {
    rows: rows.map((row) => itemOf(row, asked[row.queue]!, { actor, hours, now })),
    total: Math.min(total, countedAtMost),
    totalIsCapped: total > countedAtMost,
  };
}

interface Reading {
  readonly actor: UserActor;
  readonly hours: PolicyOf;
  readonly now: Date;
}

function itemOf(row: Row, queue: OwnQueue, { actor, hours, now }: Reading): Item {
  const { dueAt, urgency } = dueOf(row.since, hours(queue.kind), now);
  const lenders = (queue.lenders ?? []).filter(({ id }) => !row.captured_ids.includes(id));
  return {
    kind: queue.kind,
    id: row.id,
    page: queue.page,
    pageId: row.page_id,
    subject: row.subject,
    detail: row.detail,
    asks: row.asks,
    amount: row.amount === null ? null : Number(row.amount),
    waitingSince: row.since.toISOString(),
    dueAt: dueAt.toISOString(),
    urgency,
    capturedBy: row.captured_by,
    assignedTo:
      row.user_id === null
        ? null
        : { userId: row.user_id, name: row.user_name ?? '', isCaller: row.user_id === actor.id },
    isAboveLimit: asksTooMuch(actor, queue, row),
    inPlaceOf: lenders.map(({ id, name }) => ({ userId: id, name })),
  };
}

/** Whether no right by which it is approved reaches as far as the amount. */
function asksTooMuch(actor: UserActor, { kind, approves }: OwnQueue, { asks, amount }: Row): boolean {
  if (asks !== 'approve' || amount === null || approves === undefined) return false;
  const right = rightTo(approves);
  return actor.authorisations.has(right) && isAboveLimit(actor, right, { kind, amount: centsOfColumn(amount) });
}

/** What of a queue the question is about, with who has taken it on. */
function narrowed(
  { partition, now }: Context,
  actor: UserActor,
  queue: OwnQueue,
  hours: ApprovalHours,
  { search, urgency, assigned }: Query,
): RawBuilder<unknown> {
  const pattern = likePattern(search);
  const conditions = [
    ...(pattern ? [sql`search_key(q.subject || ' ' || q.detail) like search_key(${pattern})`] : []),
    ...(urgency?.length
      ? [
          sql`(${sql.join(
            urgency.map((each) => isAs(each, hours, now)),
            sql` or `,
          )})`,
        ]
      : []),
    ...(assigned === 'mine' ? [sql`a.user_id = ${actor.id}`] : []),
    ...(assigned === 'nobody' ? [sql`a.user_id is null`] : []),
  ];
  return sql`select q.*, a.user_id from (${openFor(actor, queue, partition)}) q
    left join approval_assignment a on a.partition = ${partition} and a.kind = ${queue.kind} and a.record_id = q.id
    where ${conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`}`;
}

/** The urgencies of policy.ts over the moment since which an item waits. */
function isAs(urgency: Urgency, { warnHours, overdueHours }: ApprovalHours, now: Date): RawBuilder<unknown> {
  const before = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
  switch (urgency) {
    case 'overdue':
      return sql`q.since <= ${before(overdueHours)}`;
    case 'dueSoon':
      return sql`q.since <= ${before(warnHours)} and q.since > ${before(overdueHours)}`;
    case 'inTime':
      return sql`q.since > ${before(warnHours)}`;
  }
}

/** How many wait, kind by kind, each counted no further than it is shown. */
export async function countApprovals(context: Context, queues: Queues): Promise<Counts> {
  const { db, partition, now } = context;
  const actor = decider(context);
  const hours = await hoursOf(context, actor.companyId);
  const asked = queuesOf(actor, queues);
  if (asked.length === 0) return { total: 0, overdue: 0, kinds: {} };
  const { rows } = await sql<{ kind: ApprovalKind; waiting: number; overdue: number }>`${sql.join(
    asked.map(
      (queue) => sql`select ${queue.kind} as kind, count(*)::int as waiting,
          count(*) filter (where ${isAs('overdue', hours(queue.kind), now)})::int as overdue
        from (select o.since from (${openFor(actor, queue, partition)}) o order by o.since limit ${countedAtMost}) q`,
    ),
    sql` union all `,
  )}`.execute(db);
  const kinds: Partial<Record<ApprovalKind, number>> = {};
  for (const { kind, waiting } of rows) kinds[kind] = (kinds[kind] ?? 0) + waiting;
  const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
  return { total: sum(rows.map(({ waiting }) => waiting)), overdue: sum(rows.map(({ overdue }) => overdue)), kinds };
}
