import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import type { HistoryEntry } from '#platform/history.ts';
import { sameNameKey } from '#platform/names.ts';
import { authorisation, type OutputOf } from '#platform/operation.ts';
import { type Called, type FindCalled, surestOf } from '#platform/server/find-called.ts';
import type { Context } from '#platform/server/implement.ts';
import { recordHistory } from '#platform/server/record-history.ts';
import { searchedPage } from '#platform/server/search.ts';
import type { SearchProvider } from '#platform/server/search-provider.ts';
import { literal } from '#platform/server/states-in-sql.ts';
import { ownSuppliers, refuseForeignSupplier } from '#modules/base/access/server/index.ts';
import { supplierService } from '../contract.ts';
import type { ApplicationState } from '../status.ts';
import { getSupplier } from './queries.ts';

const namesAtMost = 1000;
const foundAtMost = 50;

type Options = (typeof supplierService)['operations']['getAllCarriersBasicInfo'];
type Option = OutputOf<Options>[number];

/** Suppliers to choose from, the first of those that match; one that was chosen also after it was archived. */
export async function supplierOptions(context: Context, query: z.output<Options['input']>): Promise<Option[]> {
  const { db, partition } = context;
  const { search, keyIdentifier, atMost } = query;
  const own = await ownSuppliers(context);
  const conditions: RawBuilder<unknown>[] = [
    keyIdentifier ? sql`t.id = ${keyIdentifier}` : sql`t.status <> ${literal<ApplicationState>('deleted')}`,
  ];
  if (own) conditions.push(sql`t.id = any (${own}::uuid[])`);
  const columns = sql`t.id as "keyIdentifier", t.registered_name as "carrierName", t.trade_name as "tradeName",
    t.vendor_number as "vendorNumber"`;
  const order = { order: ['t.registered_key', 't.id'], descending: false };
  const page = { search, page: 1, pageSize: atMost, ...order };
  return (await searchedPage<Option>(db, { ...page, table: 'supplier', partition, columns, conditions })).rows;
}

/** Whose row `t` of a driver or a vehicle is; null for the company's own. */
export const supplierName = sql<string | null>`(select supplier.registered_name from supplier
  where supplier.partition = t.partition and supplier.id = t.supplier_id)`;

/** Suppliers of the caller's company by what a file calls them: their number, or their name. */
export const findSuppliersCalled: FindCalled = async ({ db, partition, actor }, texts) => {
  if (actor.kind !== 'user') return new Map();
  const asked = [...new Set(texts)].map((text) => ({ text, number: text.trim(), key: sameNameKey(text) }));
  const by = (rank: number, fits: RawBuilder<unknown>) => sql`
    select a.text, s.id, ${sql.lit(rank)} as rank from asked a
      join supplier s on s.partition = ${partition} and s.company_id = ${actor.companyId} and s.status <> ${literal<ApplicationState>('deleted')} and ${fits}`;
  const { rows } = await sql<Called>`
    with asked as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as a(text text, number text, key text)
    )
    ${by(1, sql`s.vendor_number = a.number and s.vendor_number <> ''`)} union all
    ${by(2, sql`s.account_number = a.number`)} union all
    ${by(3, sql`s.registered_key = a.key`)} union all
    ${by(4, sql`lower(s.trade_name) = lower(a.number)`)}`.execute(db);
  return surestOf(rows);
};

/** Suppliers in the search over all records. */
export const supplierSearch: SearchProvider = {
  noun: 'carriers',
  needs: authorisation(supplierService.name, 'getAllCarriersByClientName'),
  async find(context, search) {
    const found = await supplierOptions(context, { search, atMost: foundAtMost });
    return found.map(({ keyIdentifier, carrierName, tradeName, vendorNumber }) => ({
      id: keyIdentifier,
      title: carrierName,
      subtitle: vendorNumber || (tradeName === carrierName ? '' : tradeName),
    }));
  },
};

/** The names of all suppliers, for lists that other systems keep; the first thousand. */
export async function supplierNames(context: Context): Promise<string[]> {
  const { db, partition } = context;
  const own = await ownSuppliers(context);
  const rows = await db
    .selectFrom('supplier')
    .select('registered_name')
    .where('partition', '=', partition)
    .where('status', '<>', 'deleted')
    .$if(own !== undefined, (all) => all.where(sql<boolean>`id = any (${own}::uuid[])`))
    .orderBy('registered_key')
    .limit(namesAtMost)
    .execute();
  return rows.map((row) => row.registered_name);
}

/** What happened to a supplier, newest first. */
export async function supplierHistory(context: Context, id: string): Promise<HistoryEntry[]> {
  await refuseForeignSupplier(context, id);
  await getSupplier(context.db, context.partition, id);
  return recordHistory(context, 'supplier', id);
}
