import { sql, type RawBuilder } from 'kysely';
import type { z } from 'zod';
import { addDays, type CalendarDate } from '#platform/dates.ts';
import type { Page } from '#platform/operation.ts';
import type { Context } from '#platform/server/implement.ts';
import { isOneOf } from '#platform/server/list-page.ts';
import { searchedPage } from '#platform/server/search.ts';
import { literal } from '#platform/server/states-in-sql.ts';
import type { documentQuery, documentRow } from '../contract.ts';
import { expiringDays, type ShownStatus, type DocumentStatus } from '../status.ts';
import { listedColumns, listedFile, rowOf, type StoredDocument } from './document-rows.ts';
import { seenDocumentsOnly } from './subjects.ts';

type Query = z.output<typeof documentQuery>;
type Row = z.input<typeof documentRow>;

/** More matches than this are not counted: nobody reads so many pages. */
export const countedAtMost = 1000;

const sortColumns = {
  uploadedAt: ['t.uploaded_at'],
  expiryDate: ['t.expiry_date'],
  subjectName: ['lower(t.subject_name)'],
  type: ['t.type'],
  status: ['t.status', 't.uploaded_at'],
} as const satisfies Record<Query['sort'], readonly string[]>;

/** A page of documents. Of each lineage the versions that stand; superseded ones only when they are asked for. */
export async function listDocuments(context: Context, query: Query): Promise<Page<Row>> {
  const { db, partition } = context;
  const own = await seenDocumentsOnly(context, 't');
  const found = await searchedPage<StoredDocument>(db, {
    ...query,
    table: 'document',
    partition,
    newestBy: 'uploaded_at',
    columns: listedColumns,
    joins: listedFile,
    conditions: [...conditionsOf(context, query), ...(own ? [own] : [])],
    order: [...sortColumns[query.sort], 't.id'],
  });
  return { ...found, rows: found.rows.map((row) => rowOf(context, row)) };
}

function conditionsOf({ today }: Context, query: Query): RawBuilder<unknown>[] {
  const { status, type, subjectType, subjectId, uploadedVia, sensitivity, expiringWithinDays, sort } = query;
  const conditions: RawBuilder<unknown>[] = [];
  conditions.push(status?.length ? isOneOf(shownStatusOn(today), status) : sql`t.superseded_at is null`);
  if (type?.length) conditions.push(isOneOf(sql`t.type`, type));
  if (subjectType?.length) conditions.push(isOneOf(sql`t.subject_type`, subjectType));
  if (subjectId) conditions.push(sql`t.subject_id = ${subjectId}`);
  if (uploadedVia?.length) conditions.push(isOneOf(sql`t.uploaded_via`, uploadedVia));
  if (sensitivity?.length) conditions.push(isOneOf(sql`t.sensitivity`, sensitivity));
  if (expiringWithinDays !== undefined)
    conditions.push(sql`t.expiry_date between ${today} and ${addDays(today, expiringWithinDays)}`);
  // Without dates an order by them has nothing to say; those that have none come last in either direction.
  if (sort === 'expiryDate') conditions.push(sql`t.expiry_date is not null`);
  return conditions;
}

/** The words of status.ts, over the columns of a row. */
function shownStatusOn(today: CalendarDate): RawBuilder<ShownStatus> {
  return sql<ShownStatus>`case
    when t.superseded_at is not null then 'superseded'
    when t.status <> ${literal<DocumentStatus>('approved')} or t.expiry_date is null then t.status
    when t.expiry_date < ${today}::date then 'expired'
    when t.expiry_date <= ${addDays(today, expiringDays)}::date then 'expiring'
    else t.status end`;
}
