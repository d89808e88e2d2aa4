import { type RawBuilder, sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { z } from 'zod';
import type { Page } from '#platform/operation.ts';
import type { Context } from '#platform/server/implement.ts';
import { likePattern } from '#platform/server/like-pattern.ts';
import { isOneOf } from '#platform/server/list-page.ts';
import { record } from '#platform/server/records.ts';
import { searchedPage } from '#platform/server/search.ts';
import type { Tables } from '#platform/server/tables.ts';
import type { companyQuery, CompanyRecord, CompanyRow } from '../contract.ts';
import './tables.ts';

/** What a choice of companies shows at most; who looks for another types more of its name. */
const choicesAtMost = 50;

export type StoredCompany = Selectable<Tables['company']>;

/** Each is the order of an index (0030_companies.sql). */
const orders = { name: ['search_key(t.name)', 't.id'], modifiedAt: ['t.updated_at', 't.id'] } as const;

export function recordOf(row: StoredCompany): CompanyRecord {
  const { address } = row;
  return {
    companyId: row.id,
    partition: row.partition,
    isActive: row.is_active,
    isClient: row.is_client,
    modifiedBy: row.updated_by,
    modifiedAt: row.updated_at.toISOString(),
    lockId: String(row.version),
    name: row.name,
    tradeName: row.trade_name,
    address1: address['addressLine1'] ?? '',
    address2: address['addressLine2'] ?? '',
    suburb: address['suburb'] ?? '',
    city: address['city'] ?? '',
    province: address['region'] ?? '',
    country: address['country'] ?? '',
    postalcode: address['postalCode'] ?? '',
    telno: row.telephone,
    vatNo: row.vat_number,
    contactName: row.contact_name,
    designation: row.designation,
    logoURL: row.logo_url,
    brandColour: row.brand_colour,
    supportEmail: row.support_email,
    supportTelephone: row.support_telephone,
    emailSender: row.email_sender,
    registrationNumber: row.registration_number,
    licenceType: row.licence_type,
    globalLocationNumber: row.global_location_number,
    timeZone: row.time_zone,
    sessionIdleMinutes: Math.round(row.session_idle_seconds / 60),
    locale: row.locale,
    baseCurrency: row.base_currency,
    financialYearStartMonth: row.financial_year_start_month,
    defaultVatCode: row.default_vat_code,
    standingFreeMinutes: row.standing_free_minutes,
    standingStepMinutes: row.standing_step_minutes,
    standingCapHours: row.standing_cap_hours,
    marginFloorPercent: Number(row.margin_floor_percent),
    orderTolerancePercent: Number(row.order_tolerance_percent),
    orderRisePercent: Number(row.order_rise_percent),
    orderRiseAmount: Number(row.order_rise_amount),
    invoiceApprovalAbove: Number(row.invoice_approval_above),
    localTripKm: row.local_trip_km,
  };
}

/** The company of this name or id, as a list of one or none. */
export async function companiesWhere(
  { db, partition }: Context,
  column: 'name' | 'id',
  value: string,
): Promise<CompanyRecord[]> {
  const rows = await db
    .selectFrom('company')
    .selectAll()
    .where('partition', '=', partition)
    // What a session calls its tenant is the trade name; where it is another's registered name, that one is meant.
    .$if(column === 'id', (query) => query.where('id', '=', value))
    .$if(column === 'name', (query) =>
      query.where((where) => where.or([where('name', '=', value), where('trade_name', '=', value)])),
    )
    .orderBy(sql`name <> ${value}`)
    .orderBy('is_client', 'desc')
    .orderBy('id')
    .limit(1)
    .execute();
  return rows.map(recordOf);
}

/** A page of the companies of the partition. */
export async function listCompanies(context: Context, query: z.output<typeof companyQuery>): Promise<Page<CompanyRow>> {
  const { partition, db } = context;
  const { status, licenceType, isClient, sort } = query;
  const conditions: RawBuilder<unknown>[] = [];
  if (status) conditions.push(status === 'active' ? sql`t.is_active` : sql`not t.is_active`);
  if (licenceType?.length) conditions.push(isOneOf(sql`t.licence_type`, licenceType));
  if (isClient !== undefined) conditions.push(sql`t.is_client = ${isClient}`);
  const found = await searchedPage<StoredCompany & { users: number; last_activity_at: Date | null }>(db, {
    ...query,
    table: 'company',
    partition,
    columns: sql`t.*,
      (select count(*) from app_user u where u.partition = t.partition and u.company_id = t.id and u.status <> 'deactivated') as users,
      (select max(u.last_sign_in_at) from app_user u where u.partition = t.partition and u.company_id = t.id) as last_activity_at`,
    conditions,
    order: orders[sort],
  });
  return {
    ...found,
    rows: found.rows.map((row) => ({
      ...recordOf(row),
      users: Number(row.users),
      lastActivityAt: row.last_activity_at?.toISOString() ?? null,
    })),
  };
}

/** Active companies to choose from. */
export async function companyChoices({ db, partition }: Context, search: string) {
  const pattern = likePattern(search);
  const { rows } = await sql<{ companyId: string; companyName: string; tradeName: string; isClient: boolean }>`
    select id as "companyId", name as "companyName", trade_name as "tradeName", is_client as "isClient"
    from company
    where partition = ${partition} and is_active and (${pattern} = '' or search like search_key(${pattern}))
    order by search_key(name), id limit ${choicesAtMost}`.execute(db);
  return rows;
}

const companies = record({
  noun: 'company',
  table: 'company',
  channels: ['companies'],
  find: ({ db, partition }: Context, id: string): Promise<StoredCompany | undefined> =>
    db.selectFrom('company').selectAll().where('partition', '=', partition).where('id', '=', id).executeTakeFirst(),
  show: (_, stored) => recordOf(stored),
});

/** The company, held until the transaction ends, as the caller had read it; otherwise `changedByOther`. */
export const companyToChange = companies.toChange;

/** Whether the partition has the company: who may see the list may see each of it. */
export async function seesCompany({ db, partition }: Context, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('company')
    .select('id')
    .where('partition', '=', partition)
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}
