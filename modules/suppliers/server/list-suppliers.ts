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
/** What is found in every twentieth row fills a page after this many, with some to spare. */
const walkedPerMatch = 40;
const walkedAtLeast = 2000;
/** Rows that are tried with a common pattern, one by one, to count those that match. */
const triedAtMost = 20_000;

/** A page of suppliers, with the number of all that match as far as they are counted. */
export async function listSuppliers(
  context: Context,
  query: SupplierQuery,
): Promise<{ rows: Row[]; total: number; totalIsCapped: boolean }> {
  const search = await lookUp(context, query.search);
  const filtered = filteredSuppliers(context, query, search.ids);
  const [rows, counted] = await Promise.all(
    search.isCommon
      ? [pageOfCommon(context, query, filtered, search.pattern), countCommon(context, filtered, search.pattern)]
      : [pageOf(context, query, filtered), countAll(context, filtered)],
  );
  return { ...counted, rows };
}

type Filtered = ReturnType<typeof filteredSuppliers>;

const sortColumns = {
  carrierName: ['s.registered_key'],
  tradeName: ['lower(s.trade_name)'],
  vendorNumber: ['s.vendor_number'],
  status: ['s.status', 's.updated_at'],
  gitCover: ['s.git_cover'],
  gitTo: ['s.cover_ends'],
  submittedAt: ['s.submitted_at'],
  updatedAt: ['s.updated_at'],
} as const satisfies Record<SupplierQuery['sort'], readonly string[]>;

/** Each order is that of an index, in one direction or the other; the id makes it the same on every page. */
function orderOf({ sort, descending }: SupplierQuery): RawBuilder<unknown> {
  const direction = descending ? 'desc' : 'asc';
  return sql.raw([...sortColumns[sort], 's.id'].map((column) => `${column} ${direction}`).join(', '));
}

async function pageOf(context: Context, query: SupplierQuery, matching: Filtered): Promise<Row[]> {
  const { db, partition, now } = context;
  // Ids first, from an index alone where that can be; the wide rows are fetched for the page only.
  const page = matching
    .select('s.id')
    .orderBy(orderOf(query))
    .limit(query.pageSize)
    .offset((query.page - 1) * query.pageSize);
  const rows = await db
    .selectFrom(page.as('page'))
    .innerJoin('supplier as s', (join) => join.on('s.partition', '=', partition).onRef('s.id', '=', 'page.id'))
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
    ])
    .select([
      's.git_cover',
      's.cover_ends',
      's.tender_method',
      's.payable_rate',
      's.city',
      's.region',
      's.email',
      's.warnings',
      's.submitted_at',
      's.updated_at',
    ])
    .select(['c.name as client_name', complianceOn(todayAt(now)).as('compliance')])
    .orderBy(orderOf(query))
    .execute();
  return rows.map((row) => ({
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
  }));
}

function filteredSuppliers({ db, partition, now }: Context, query: SupplierQuery, ids: readonly string[] | undefined) {
  const { clientName, status, compliance, isTrasporter, expiringWithinDays, certificateToReview } = query;
  const today = todayAt(now);
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
  return ids ? matching.where(sql<boolean>`s.id = any (${ids}::uuid[])`) : matching;
}

interface Search {
  readonly pattern: string;
  /** Too many match to be listed. */
  readonly isCommon: boolean;
  /** All that match. */
  readonly ids?: readonly string[];
}

async function lookUp({ db }: Context, typed: string): Promise<Search> {
  const pattern = likePattern(typed);
  if (pattern === '') return { pattern, isCommon: false };
  const { rows } = await sql<{
    ids: string[] | null;
  }>`select supplier_search(${pattern}, ${countedAtMost}) as ids`.execute(db);
  const ids = rows[0]?.ids;
  return ids ? { pattern, isCommon: false, ids } : { pattern, isCommon: true };
}

interface Counted {
  readonly total: number;
  readonly totalIsCapped: boolean;
}

/**
 * A page of the rows that hold a common pattern. Usually it is full after a short walk along the order, which the database
 * would not dare, because it may not know how common the pattern is; where it is not, everything is searched.
 */
async function pageOfCommon(
  context: Context,
  query: SupplierQuery,
  filtered: Filtered,
  pattern: string,
): Promise<Row[]> {
  const { db } = context;
  const offset = (query.page - 1) * query.pageSize;
  const walk = filtered
    .select(['s.id', 's.search'])
    .orderBy(orderOf(query))
    .limit(Math.max(walkedAtLeast, (offset + query.pageSize) * walkedPerMatch));
  const walked = await db
    .selectFrom(walk.as('walk'))
    .select('walk.id')
    .where('walk.search', 'like', pattern)
    .limit(query.pageSize)
    .offset(offset)
    .execute();
  if (walked.length < query.pageSize) return pageOf(context, query, filtered.where('s.search', 'like', pattern));
  const ids = walked.map(({ id }) => id);
  return pageOf(context, { ...query, page: 1 }, filtered.where(sql<boolean>`s.id = any (${ids}::uuid[])`));
}

async function countAll({ db }: Context, filtered: Filtered, atMost = countedAtMost): Promise<Counted> {
  const { total } = await db
    .selectFrom(
      filtered
        .select(sql`1`.as('one'))
        .limit(atMost + 1)
        .as('counted'),
    )
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { total: Math.min(total, atMost), totalIsCapped: total > atMost };
}

/** Counts matches of a common pattern among the newest rows; what is found there is the least that there are. */
async function countCommon(context: Context, filtered: Filtered, pattern: string): Promise<Counted> {
  const { db } = context;
  const tried = filtered.select('s.search').orderBy('s.updated_at', 'desc').limit(triedAtMost);
  const { total } = await db
    .selectFrom(
      db
        .selectFrom(tried.as('tried'))
        .select(sql`1`.as('one'))
        .where('tried.search', 'like', pattern)
        .limit(countedAtMost + 1)
        .as('counted'),
    )
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  if (total > countedAtMost) return { total: countedAtMost, totalIsCapped: true };
  return { total, totalIsCapped: (await countAll(context, filtered, triedAtMost)).totalIsCapped };
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
