import { sql, type RawBuilder } from 'kysely';
import type { z } from 'zod';
import { addDays, type CalendarDate } from '#platform/dates.ts';
import { expiringDays } from '#platform/insurance.ts';
import type { Page } from '#platform/operation.ts';
import type { Context } from '#platform/server/implement.ts';
import { isOneOf } from '#platform/server/list-page.ts';
import { literal, literals } from '#platform/server/states-in-sql.ts';
import { wirePage } from '#platform/server/wire-page.ts';
import { ownSuppliers } from '#modules/base/access/server/index.ts';
import type { BankVersionState } from '#modules/parties/bank/status.ts';
import type { supplierQuery, supplierRow } from '../contract.ts';
import type { ComplianceState, ApplicationState, CertificateState } from '../status.ts';
import { supplierOwner } from './queries.ts';

export type SupplierQuery = z.output<typeof supplierQuery>;
type Row = z.input<typeof supplierRow>;

/** Each order is that of an index, in one direction or the other; the id makes it the same on every page. */
const orders = {
  carrierName: ['t.registered_key'],
  tradeName: ['lower(t.trade_name)'],
  vendorNumber: ['t.vendor_number'],
  status: ['t.status', 't.updated_at'],
  gitCover: ['t.git_cover'],
  gitTo: ['t.cover_ends'],
  submittedAt: ['t.submitted_at'],
  updatedAt: ['t.updated_at'],
} as const satisfies Record<SupplierQuery['sort'], readonly string[]>;

/** A page of suppliers, with the number of all that match as far as they are counted. */
export async function listSuppliers(context: Context, query: SupplierQuery): Promise<Page<Row>> {
  const { db, partition, today } = context;
  const own = await ownSuppliers(context);
  const columns = sql`t.id as "keyIdentifier", t.version, t.registered_name as "carrierName", t.trade_name as "tradeName",
    t.vendor_number as "vendorNumber", t.account_number as "accountNumber", t.is_transporter as "isTrasporter", t.status,
    t.git_cover::float8 as "gitCover", case when t.is_transporter then t.cover_ends end as "gitTo",
    t.tender_method as "tenderLoadMethod", t.payable_rate::float8 as "payableRateInPercentage", t.city, t.region, t.email,
    t.warnings, t.awaits_certificate_review as "certificateToReview", ${awaitsBankDecision} as "bankToReview",
    ${waitingSince} as "waitingSince", t.submitted_at as "submittedAt", t.updated_at as "updatedAt",
    ${complianceOn(today)} as compliance,
    (select c.name from company c where c.partition = t.partition and c.id = t.company_id) as "clientName"`;
  const conditions = conditionsOf(partition, today, query);
  if (own) conditions.push(sql`t.id = any (${own}::uuid[])`);
  return wirePage<Row>(db, {
    ...query,
    table: 'supplier',
    partition,
    columns,
    conditions,
    oneOf: partsOf(partition, query),
    order: [...orders[query.sort], 't.id'],
  });
}

function conditionsOf(partition: string, today: CalendarDate, query: SupplierQuery): RawBuilder<unknown>[] {
  const { clientName, status, compliance, isTrasporter, expiringWithinDays, certificateToReview } = query;
  const conditions: RawBuilder<unknown>[] = [];
  // Archived ones are shown to who asks for them.
  if (!status?.length) conditions.push(sql`t.status <> ${literal<ApplicationState>('deleted')}`);
  else if (!isByPart(query)) conditions.push(isOneOf(sql`t.status`, status));
  if (clientName)
    conditions.push(sql`t.company_id in (select c.id from company c
      where c.partition = ${partition} and (c.name = ${clientName} or c.trade_name = ${clientName}))`);
  if (certificateToReview !== undefined) conditions.push(sql`t.awaits_certificate_review = ${certificateToReview}`);
  if (isTrasporter !== undefined) conditions.push(sql`t.is_transporter = ${isTrasporter}`);
  if (compliance?.length) conditions.push(isOneOf(complianceOn(today), compliance));
  // The words of complianceOn, which an index has.
  if (compliance?.every((each) => each === 'NOT_CHECKED')) conditions.push(sql`t.awaits_certificate_review`);
  if (expiringWithinDays !== undefined)
    conditions.push(sql`t.is_transporter and not isempty(t.cover)
      and t.cover_ends between ${today} and ${addDays(today, expiringWithinDays)}`);
  return conditions;
}

/** Whether each status is read by itself: the index of the states has this order. */
function isByPart({ status, isWaiting, sort }: SupplierQuery): boolean {
  return !isWaiting && sort === 'updatedAt' && new Set(status).size > 1;
}

/** What is asked for in parts, each along an index of its own, so that rare rows are not sought among all others. */
function partsOf(partition: string, query: SupplierQuery): readonly RawBuilder<unknown>[] | undefined {
  if (isByPart(query)) return [...new Set(query.status)].map((each) => sql`t.status = ${each}`);
  if (!query.isWaiting) return undefined;
  return [
    sql`t.status = ${literal<ApplicationState>('pending')}`,
    sql`t.status = ${literal<ApplicationState>('infoRequested')}`,
    sql`t.status = ${literal<ApplicationState>('approved')} and t.awaits_certificate_review`,
    sql`t.status = ${literal<ApplicationState>('approved')} and not t.awaits_certificate_review and t.id = any (array(
      select b.owner_id from bank_version b
       where b.partition = ${partition} and b.owner_kind = ${sql.lit(supplierOwner)} and b.status = ${literal<BankVersionState>('pending')}))`,
  ];
}

/** A version of the bank details waits for a second person. */
const awaitsBankDecision = sql<boolean>`exists (select from bank_version b where b.partition = t.partition
  and b.owner_kind = ${sql.lit(supplierOwner)} and b.owner_id = t.id and b.status = ${literal<BankVersionState>('pending')})`;

/** Since when the oldest of what waits has waited. */
const waitingSince = sql<Date | null>`least(
  case when t.status in ${literals<ApplicationState>('pending', 'infoRequested')} then t.submitted_at end,
  (select min(g.uploaded_at) from git_certificate g where t.awaits_certificate_review and g.partition = t.partition
    and g.supplier_id = t.id and g.status in ${literals<CertificateState>('submitted', 'pending')}),
  (select b.recorded_at from bank_version b where b.partition = t.partition
    and b.owner_kind = ${sql.lit(supplierOwner)} and b.owner_id = t.id and b.status = ${literal<BankVersionState>('pending')}))`;

/** Compliance in the words of compliance.ts, over the days that the row says are covered. */
export function complianceOn(today: CalendarDate): RawBuilder<ComplianceState> {
  const soon = addDays(today, expiringDays + 1);
  return sql<ComplianceState>`case
    when not t.is_transporter or t.cover @> daterange(${today}::date, ${soon}::date, '[]') then 'COMPLIANT'
    when t.cover @> ${today}::date then 'EXPIRING'
    when isempty(t.cover) and t.awaits_certificate_review then 'NOT_CHECKED'
    else 'NON_COMPLIANT' end`;
}
