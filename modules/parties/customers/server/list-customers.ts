import { sql, type RawBuilder } from 'kysely';
import type { z } from 'zod';
import { authorisation, type Page } from '#platform/operation.ts';
import type { Context } from '#platform/server/implement.ts';
import { isOneOf } from '#platform/server/list-page.ts';
import { searchedPage } from '#platform/server/search.ts';
import { wirePage } from '#platform/server/wire-page.ts';
import type { SearchProvider } from '#platform/server/search-provider.ts';
import { customerService, type ShipperRow, type shipperQuery } from '../contract.ts';
import { application, statesOfGroup } from '../status.ts';

type Query = z.output<typeof shipperQuery>;
type Operations = (typeof customerService)['operations'];
type PendingQuery = z.output<Operations['getPendingShippers']['input']>;

/** Each is the order of an index, in one direction or the other; the id makes it the same on every page. */
const sortColumns = {
  registeredName: ['t.registered_key'],
  tradeName: ['lower(t.trade_name)'],
  accountNumber: ['t.account_number'],
  status: ['t.status', 't.updated_at'],
  creditLimit: ['t.credit_limit'],
  creditRequired: ['t.credit_required'],
  submittedAt: ['t.submitted_at'],
  updatedAt: ['t.updated_at'],
} as const satisfies Record<Query['sort'], readonly string[]>;

const columns = sql`t.id, t.version, t.account_number as "accountNumber", t.registered_name as "registeredName",
  t.trade_name as "tradeName", t.registration_number as "registrationNumber", t.vat_number as "vatNumber",
  (select c.name from company c where c.partition = t.partition and c.id = t.company_id) as client,
  t.email, t.city, t.region, t.country, t.status, t.standing, t.credit_status as "creditStatus",
  t.credit_required::float8 as "creditRequired", t.credit_limit::float8 as "creditLimit", t.payment_term as "paymentTerm",
  t.warnings, t.submitted_at as "submittedAt", t.updated_at as "updatedAt"`;

/** The filter whose values are read one by one: those whose index has the order of the last change. */
function partsOf({ status, standing }: Query) {
  const column = new Set(status).size > 1 ? 'status' : new Set(standing).size > 1 ? 'standing' : undefined;
  return column && { column, values: [...new Set(column === 'status' ? status : standing)] };
}

/** A page of customers, with the number of all that match as far as they are counted. */
export async function listCustomers(context: Context, query: Query): Promise<Page<ShipperRow>> {
  const { db, partition } = context;
  const { status, standing, creditStatus, withWarnings, client } = query;
  const conditions: RawBuilder<unknown>[] = [];
  // Withdrawn, expired and closed ones are shown to who asks for them.
  if (!status?.length && !standing?.length) conditions.push(sql`t.is_live`);
  const parts = query.sort === 'updatedAt' ? partsOf(query) : undefined;
  if (status?.length && parts?.column !== 'status') conditions.push(isOneOf(sql`t.status`, status));
  if (standing?.length && parts?.column !== 'standing') conditions.push(isOneOf(sql`t.standing`, standing));
  if (creditStatus?.length) conditions.push(isOneOf(sql`t.credit_status`, creditStatus));
  if (withWarnings !== undefined) conditions.push(withWarnings ? sql`t.warnings > 0` : sql`t.warnings = 0`);
  if (client)
    conditions.push(
      sql`t.company_id in (select id from company where partition = ${partition} and (name = ${client} or trade_name = ${client}))`,
    );
  return wirePage<ShipperRow>(db, {
    ...query,
    table: 'customer',
    partition,
    columns,
    conditions,
    oneOf: parts?.values.map((each) => sql`${sql.ref(`t.${parts.column}`)} = ${each}`),
    order: [...sortColumns[query.sort], 't.id'],
  });
}

/** Those that were approved, now or before. */
export function listExisting(context: Context, query: Omit<Query, 'status'>): Promise<Page<ShipperRow>> {
  return listCustomers(context, {
    ...query,
    standing: query.standing?.length ? query.standing : ['ACTIVE', 'DORMANT', 'SUSPENDED'],
  });
}

/** Those that wait for somebody. */
export function listPending(context: Context, { group, ...query }: PendingQuery): Promise<Page<ShipperRow>> {
  const waiting = group ? statesOfGroup[group] : Object.values(statesOfGroup).flat();
  return listCustomers(context, { ...query, status: application.states.filter((state) => waiting.includes(state)) });
}

type Choices = Operations['getAllShippers'];

/** Customers to choose from, the first of those that match; or the one with this id, whatever became of it. */
export async function customerOptions(
  { db, partition }: Context,
  { id, search, atMost }: z.output<Choices['input']>,
): Promise<z.input<Choices['output']>> {
  const { rows } = await searchedPage<z.input<Choices['output']>[number]>(db, {
    search,
    page: 1,
    pageSize: atMost,
    table: 'customer',
    partition,
    columns: optionColumns,
    conditions: [id ? sql`t.id = ${id}` : sql`t.is_live`],
    order: [...sortColumns.registeredName, 't.id'],
    descending: false,
  });
  return rows;
}

const optionColumns = sql`t.id, t.account_number as "accountNumber", t.registered_name as "registeredName",
  t.trade_name as "tradeName"`;

/** Customers in the search over all records. */
export const customerSearch: SearchProvider = {
  noun: 'shippers',
  needs: authorisation(customerService.name, 'getShippers'),
  async find(context, search) {
    const found = await customerOptions(context, { search, atMost: 50 });
    return found.map(({ id, accountNumber, registeredName }) => ({
      id,
      title: registeredName,
      subtitle: accountNumber,
    }));
  },
};
