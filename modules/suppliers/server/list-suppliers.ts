import { sql, type RawBuilder } from 'kysely';
import type { z } from 'zod';
import { addDays, type CalendarDate } from '#platform/dates.ts';
import { expiringDays } from '#platform/insurance.ts';
import type { Context } from '#platform/server/implement.ts';
import type { supplierQuery, supplierRow } from '../contract.ts';
import { todayAt } from '../rules.ts';
import type { ComplianceState } from '../status.ts';
import { lockIdOf } from './queries.ts';

export type SupplierQuery = z.output<typeof supplierQuery>;
type Row = z.input<typeof supplierRow>;

/** More matches than this are not counted: nobody reads so many pages, and counting them would cost more than the page. */
export const countedAtMost = 1000;

const sortColumns = {
  carrierName: 's.registered_key',
  tradeName: sql`lower(s.trade_name)`,
  vendorNumber: 's.vendor_number',
  status: 's.status',
  gitCover: 's.git_cover',
  gitTo: 's.cover_ends',
  submittedAt: 's.submitted_at',
  updatedAt: 's.updated_at',
} as const satisfies Record<SupplierQuery['sort'], string | RawBuilder<unknown>>;

/** A page of suppliers, with the number of all that match as far as they are counted. */
export async function listSuppliers(
  context: Context,
  query: SupplierQuery,
): Promise<{ rows: Row[]; total: number; totalIsCapped: boolean }> {
  const { db } = context;
  const today = todayAt(context.now);
  const matching = await matchingSuppliers(context, query, today);
  const direction = query.descending ? 'desc' : 'asc';
  // Ids first, from an index alone; the wide rows are fetched only for the page itself.
  const page = matching
    .select('s.id')
    .orderBy(sortColumns[query.sort], direction)
    .$if(query.sort === 'status', (ordered) => ordered.orderBy('s.updated_at', direction))
    .orderBy('s.id', direction)
    .limit(query.pageSize)
    .offset((query.page - 1) * query.pageSize);
  const [rows, { total }] = await Promise.all([
    db
      .selectFrom(page.as('page'))
      .innerJoin('supplier as s', (join) =>
        join.on('s.partition', '=', context.partition).onRef('s.id', '=', 'page.id'),
      )
      .innerJoin('company as c', (join) =>
        join.onRef('c.partition', '=', 's.partition').onRef('c.id', '=', 's.company_id'),
      )
      .select([
        's.id',
        's.version',
        's.registered_name',
        's.trade_name',
        's.vendor_number',
        's.account_number',
        's.is_transporter',
        's.status',
        's.git_cover',
        's.cover_ends',
      ])
      .select([
        's.tender_method',
        's.payable_rate',
        's.city',
        's.region',
        's.email',
        's.warnings',
        's.submitted_at',
        's.updated_at',
        'c.name as client_name',
      ])
      .select(complianceOn(today).as('compliance'))
      .orderBy(sortColumns[query.sort], direction)
      .$if(query.sort === 'status', (ordered) => ordered.orderBy('s.updated_at', direction))
      .orderBy('s.id', direction)
      .execute(),
    db
      .selectFrom(
        matching
          .select(sql`1`.as('one'))
          .limit(countedAtMost + 1)
          .as('counted'),
      )
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { rows: rows.map(rowOf), total: Math.min(total, countedAtMost), totalIsCapped: total > countedAtMost };

  function rowOf(row: (typeof rows)[number]): Row {
    return {
      keyIdentifier: row.id,
      lockId: lockIdOf(row),
      carrierName: row.registered_name,
      tradeName: row.trade_name,
      vendorNumber: row.vendor_number,
      accountNumber: row.account_number,
      clientName: row.client_name,
      isTrasporter: row.is_transporter,
      status: row.status,
      compliance: row.compliance,
      gitCover: Number(row.git_cover),
      gitTo: row.is_transporter ? row.cover_ends : null,
      tenderLoadMethod: row.tender_method,
      payableRateInPercentage: Number(row.payable_rate),
      city: row.city,
      region: row.region,
      email: row.email,
      warnings: row.warnings,
      submittedAt: row.submitted_at.toISOString(),
      updatedAt: row.updated_at.toISOString(),
    };
  }
}

async function matchingSuppliers(context: Context, query: SupplierQuery, today: CalendarDate) {
  const { db, partition } = context;
  const { clientName, status, compliance, isTrasporter, expiringWithinDays, certificateToReview } = query;
  let matching = db.selectFrom('supplier as s').where('s.partition', '=', partition);
  // Archived ones are shown to who asks for them.
  matching = status?.length ? matching.where('s.status', 'in', status) : matching.where('s.status', '<>', 'deleted');
  if (clientName) {
    matching = matching.where('s.company_id', 'in', (eb) =>
      eb
        .selectFrom('company')
        .select('id')
        .where('partition', '=', partition)
        .where((where) => where.or([where('name', '=', clientName), where('trade_name', '=', clientName)])),
    );
  }
  if (certificateToReview !== undefined)
    matching = matching.where('s.awaits_certificate_review', '=', certificateToReview);
  if (isTrasporter !== undefined) matching = matching.where('s.is_transporter', '=', isTrasporter);
  if (compliance?.length) matching = matching.where(complianceOn(today), 'in', compliance);
  if (expiringWithinDays !== undefined) {
    matching = matching
      .where('s.is_transporter', '=', true)
      .where('s.cover_ends', '>=', today)
      .where('s.cover_ends', '<=', addDays(today, expiringWithinDays))
      .where(sql<boolean>`not isempty(s.cover)`);
  }
  const pattern = likePattern(query.search);
  if (pattern === '') return matching;
  const { rows } = await sql<{
    id: string;
  }>`select id from supplier_search(${pattern}, ${countedAtMost + 1}) as id`.execute(db);
  // Few matches are listed by their ids; among many, the page is soon full when the order is walked and each row is tried.
  return rows.length > countedAtMost
    ? matching.where('s.search', 'like', pattern)
    : matching.where(sql<boolean>`s.id = any (${rows.map(({ id }) => id)}::uuid[])`);
}

/** Compliance in the words of compliance.ts, over the days that the row says are covered. */
function complianceOn(today: CalendarDate): RawBuilder<ComplianceState> {
  const soon = addDays(today, expiringDays + 1);
  return sql<ComplianceState>`case
    when not s.is_transporter or s.cover @> daterange(${today}::date, ${soon}::date, '[]') then 'COMPLIANT'
    when s.cover @> ${today}::date then 'EXPIRING'
    when isempty(s.cover) and s.awaits_certificate_review then 'NOT_CHECKED'
    else 'NON_COMPLIANT' end`;
}

/** A phone number is stored in E.164, whatever way it is typed into the search. */
const phoneLike = /^[+\d][\d\s()-]{6,}$/;

/** What was typed as a pattern: words in their order, with anything between them. Empty for no search. */
export function likePattern(search: string): string {
  const wanted = phoneLike.test(search) ? search.replace(/\D/g, '').replace(/^0+/, '') : search;
  const words = wanted
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => word.replace(/[\\%_]/g, '\\$&'));
  return words.length === 0 ? '' : `%${words.join('%')}%`;
}
