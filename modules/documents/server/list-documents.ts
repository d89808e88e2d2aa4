import { sql, type RawBuilder } from 'kysely';
import type { z } from 'zod';
import { addDays, defaultTimeZone, todayIn, type CalendarDate } from '#platform/dates.ts';
import type { Page } from '#platform/operation.ts';
import type { Context } from '#platform/server/implement.ts';
import { likePattern } from '#platform/server/like-pattern.ts';
import type { documentQuery, documentRow } from '../contract.ts';
import { expiringDays, type ShownStatus } from '../status.ts';
import { rowOf, storedDocuments } from './document-rows.ts';
import { ownSubjectsOnly } from './subjects.ts';

type Query = z.output<typeof documentQuery>;
type Row = z.input<typeof documentRow>;

/** More matches than this are not counted: nobody reads so many pages. */
export const countedAtMost = 1000;

const sortColumns = {
  uploadedAt: ['d.uploaded_at'],
  expiryDate: ['d.expiry_date'],
  subjectName: ['lower(d.subject_name)'],
  type: ['d.type'],
  status: ['d.status', 'd.uploaded_at'],
} as const satisfies Record<Query['sort'], readonly string[]>;

function orderOf({ sort, descending }: Query): RawBuilder<unknown> {
  const direction = descending ? 'desc' : 'asc';
  return sql.raw([...sortColumns[sort], 'd.id'].map((column) => `${column} ${direction}`).join(', '));
}

/** A page of documents. Of each lineage the versions that stand; superseded ones only when they are asked for. */
export async function listDocuments(context: Context, query: Query): Promise<Page<Row>> {
  const { db } = context;
  const [ids, own] = await Promise.all([lookUp(context, query.search), ownSubjectsOnly(context, 'd.subject_id')]);
  const all = matchingDocuments(context, query, ids);
  const matching = own ? all.where(own) : all;
  const [rows, { total }] = await Promise.all([
    matching
      .orderBy(orderOf(query))
      .limit(query.pageSize)
      .offset((query.page - 1) * query.pageSize)
      .execute(),
    db
      .selectFrom(
        matching
          .clearSelect()
          .select(sql`1`.as('one'))
          .limit(countedAtMost + 1)
          .as('counted'),
      )
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return {
    rows: rows.map((row) => rowOf(context, row)),
    total: Math.min(total, countedAtMost),
    totalIsCapped: total > countedAtMost,
  };
}

function matchingDocuments(context: Context, query: Query, ids: readonly string[] | string | undefined) {
  const today = todayIn(defaultTimeZone, context.now);
  let matching = storedDocuments(context);
  matching = query.status?.length
    ? matching.where(shownStatusOn(today), 'in', query.status)
    : matching.where('d.superseded_at', 'is', null);
  if (query.type?.length) matching = matching.where('d.type', 'in', query.type);
  if (query.subjectType?.length) matching = matching.where('d.subject_type', 'in', query.subjectType);
  if (query.subjectId) matching = matching.where('d.subject_id', '=', query.subjectId);
  if (query.uploadedVia?.length) matching = matching.where('d.uploaded_via', 'in', query.uploadedVia);
  if (query.sensitivity?.length) matching = matching.where('d.sensitivity', 'in', query.sensitivity);
  if (query.expiringWithinDays !== undefined)
    matching = matching
      .where('d.expiry_date', '>=', today)
      .where('d.expiry_date', '<=', addDays(today, query.expiringWithinDays));
  // Without dates an order by them has nothing to say; those that have none come last in either direction.
  if (query.sort === 'expiryDate') matching = matching.where('d.expiry_date', 'is not', null);
  if (typeof ids === 'string') return matching.where(sql<boolean>`d.search like search_key(${ids})`);
  return ids ? matching.where(sql<boolean>`d.id = any (${ids}::uuid[])`) : matching;
}

/** The ids that match, or the pattern itself where too many do. */
async function lookUp({ db }: Context, search: string): Promise<readonly string[] | string | undefined> {
  const pattern = likePattern(search);
  if (pattern === '') return undefined;
  const { rows } = await sql<{
    ids: string[] | null;
  }>`select search_records('document'::regclass, ${pattern}, ${countedAtMost}) as ids`.execute(db);
  return rows[0]?.ids ?? pattern;
}

/** The words of status.ts, over the columns of a row. */
function shownStatusOn(today: CalendarDate): RawBuilder<ShownStatus> {
  return sql<ShownStatus>`case
    when d.superseded_at is not null then 'superseded'
    when d.status <> 'approved' or d.expiry_date is null then d.status
    when d.expiry_date < ${today}::date then 'expired'
    when d.expiry_date <= ${addDays(today, expiringDays)}::date then 'expiring'
    else d.status end`;
}
