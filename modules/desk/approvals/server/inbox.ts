import { sql, type RawBuilder } from 'kysely';
import type { z } from 'zod';
import type { Page } from '#platform/operation.ts';
import { centsOfColumn } from '#platform/server/amount-columns.ts';
import { isAboveLimit } from '#platform/server/deciding.ts';
import type { Context, UserActor } from '#platform/server/implement.ts';
import { likePattern } from '#platform/server/like-pattern.ts';
import type { approvalItem, approvalQuery, approvalService } from '../contract.ts';
import { dueOf, type ApprovalHours, type ApprovalKind, type Urgency } from '../policy.ts';
import { hoursOf, type PolicyOf } from './policy.ts';
import { decider, type FoundItem, openFor, queuesOf, rightTo, type OwnQueue, type Queues } from './queues.ts';

type Query = z.output<typeof approvalQuery>;
type Item = z.input<typeof approvalItem>;
type Counts = z.input<(typeof approvalService)['operations']['getApprovalCounts']['output']>;

/** More than this are not counted: nobody decides so many in a week. */
const countedAtMost = 1000;

interface Row extends FoundItem {
  /** Of the queue in the list of those that were asked. */
  readonly queue: number;
  readonly user_id: string | null;
  readonly user_name: string | null;
}

/**
 * A page of what somebody may decide, one row an applicant, the oldest first. Each queue gives no more than the count can
 * need, along its own index, and of these only what orders and counts them; the rest is read for the page alone.
 */
export async function listApprovals(context: Context, queues: Queues, query: Query): Promise<Page<Item>> {
  const { db, partition, now } = context;
  const actor = decider(context);
  const hours = await hoursOf(context, actor.companyId);
  const asked = queuesOf(actor, queues).filter(({ kind }) => query.kind === undefined || query.kind === kind);
  if (asked.length === 0) return { rows: [], total: 0, totalIsCapped: false };
  const ofEach = (make: (items: RawBuilder<unknown>, index: number) => RawBuilder<unknown>) =>
    sql.join(
      asked.map((queue, index) => make(narrowed(context, actor, queue, hours(queue.kind), query), index)),
      sql` union all `,
    );
  const { rows } = await sql<(Row | { readonly id: null }) & { readonly total: number }>`
    with waiting as materialized (${ofEach(
      (items, index) => sql`(select ${sql.lit(index)} as queue, o.id, o.about_id, o.since from (${items}) o
        order by o.since, o.id limit ${countedAtMost + 1})`,
    )}),
    applicants as materialized (select about_id, min(since) as oldest from waiting group by about_id),
    page as (select * from applicants
      order by oldest, about_id limit ${query.pageSize} offset ${(query.page - 1) * query.pageSize}),
    shown as materialized (select w.queue, w.id, p.oldest from page p join waiting w on w.about_id = p.about_id)
    select i.*, c.total, u.name || ' ' || u.surname as user_name
      from (select count(*)::int as total from applicants) c
      left join ((${ofEach(
        (items, index) => sql`select ${sql.lit(index)} as queue, o.* from (${items}) o
          where o.id = any (array(select s.id from shown s where s.queue = ${sql.lit(index)}))`,
      )}) i join shown s on s.queue = i.queue and s.id = i.id) on true
      left join app_user u on u.partition = ${partition} and u.id = i.user_id
     order by s.oldest, i.about_id, i.since, i.id`.execute(db);
  const total = rows[0]?.total ?? 0;
  const applicants = Map.groupBy(
    rows.flatMap((row) => (row.id === null ? [] : [row])),
    ({ about_id }) => about_id,
  );
  return {
    rows: [...applicants.values()].map((together) => {
      const [first, ...inside] = together.map((row) => itemOf(row, asked[row.queue]!, { actor, hours, now }));
      return { ...first!, inside };
    }),
    total: Math.min(total, countedAtMost),
    totalIsCapped: total > countedAtMost,
  };
}

interface Reading {
  readonly actor: UserActor;
  readonly hours: PolicyOf;
  readonly now: Date;
}

function itemOf(row: Row, queue: OwnQueue, { actor, hours, now }: Reading): Omit<Item, 'inside'> {
  const { dueAt, urgency } = dueOf(row.since, hours(queue.kind), now);
  const lenders = (queue.lenders ?? []).filter(
    ({ id }) => !row.captured_ids.includes(id) && (row.decider_ids?.includes(id) ?? true),
  );
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

/** How many applicants wait, and how many items of each kind, counted no further than they are shown. */
export async function countApprovals(context: Context, queues: Queues): Promise<Counts> {
  const { db, partition, now } = context;
  const actor = decider(context);
  const hours = await hoursOf(context, actor.companyId);
  const asked = queuesOf(actor, queues);
  if (asked.length === 0) return { total: 0, overdue: 0, kinds: {} };
  const items = sql.join(
    asked.map(
      (queue) => sql`select ${queue.kind} as kind, q.about_id, ${isAs('overdue', hours(queue.kind), now)} as is_overdue
        from (select o.about_id, o.since from (${openFor(actor, queue, partition)}) o order by o.since limit ${countedAtMost}) q`,
    ),
    sql` union all `,
  );
  const { rows } = await sql<{ kind: ApprovalKind | null; waiting: number; overdue: number }>`
    with items as materialized (${items})
    select kind, count(*)::int as waiting, 0 as overdue from items group by kind
    union all
    select null, count(*)::int, count(*) filter (where is_overdue)::int
      from (select about_id, bool_or(is_overdue) as is_overdue from items group by about_id) a`.execute(db);
  const kinds: Partial<Record<ApprovalKind, number>> = {};
  for (const { kind, waiting } of rows) if (kind) kinds[kind] = waiting;
  const all = rows.find(({ kind }) => kind === null);
  return { total: all?.waiting ?? 0, overdue: all?.overdue ?? 0, kinds };
}
