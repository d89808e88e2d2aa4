import { sql, type RawBuilder } from 'kysely';
import type { z } from 'zod';
import type { Context } from '#platform/server/implement.ts';
import { isOneOf } from '#platform/server/list-page.ts';
import { searchedPage } from '#platform/server/search.ts';
import { lockIdOf } from '#platform/server/records.ts';
import type { contractorService } from '../contract.ts';
import { statusFlags, type ContractorState } from '../status.ts';

type Operation = (typeof contractorService)['operations']['getSubcontractors'];
type Query = z.output<Operation['input']>;

/** Each order is that of an index; the id makes it the same on every page. */
const sortColumns = {
  subbieName: ['t.registered_key'],
  state: ['t.status', 't.updated_at'],
  creditLimit: ['t.credit_limit'],
  submittedAt: ['t.submitted_at'],
  updatedAt: ['t.updated_at'],
} as const satisfies Record<Query['sort'], readonly string[]>;

interface Row {
  readonly id: string;
  readonly version: number;
  readonly registered_name: string;
  readonly trade_name: string;
  readonly account_number: string;
  readonly pool: string;
  readonly email: string;
  readonly city: string;
  readonly status: ContractorState;
  readonly credit_limit: string | null;
  readonly payment_term: number | null;
  readonly warnings: number;
  readonly submitted_at: Date | null;
  readonly updated_at: Date;
}

const columns = sql`t.id, t.version, t.registered_name, t.trade_name, t.account_number, t.email, t.city, t.status, t.credit_limit,
  t.payment_term, t.warnings, t.submitted_at, t.updated_at,
  (select c.name from company c where c.partition = t.partition and c.id = t.company_id) as pool`;

/** A page of contractors, with the number of all that match as far as they are counted. */
export async function listContractors(context: Context, query: Query): Promise<z.input<Operation['output']>> {
  const { rows, total, totalIsCapped } = await searchedPage<Row>(context.db, {
    table: 'contractor',
    partition: context.partition,
    search: query.search,
    conditions: conditionsOf(context, query),
    oneOf: isByPart(query) ? [...new Set(query.state)].map((each) => sql`t.status = ${each}`) : undefined,
    order: [...sortColumns[query.sort], 't.id'],
    descending: query.descending,
    columns,
    page: query.page,
    pageSize: query.pageSize,
  });
  return {
    subcontractors: rows.map((row) => ({
      keyIdentifier: row.id,
      lockId: lockIdOf(row),
      subbieName: row.registered_name,
      tradeName: row.trade_name,
      accountNumber: row.account_number,
      pool: row.pool,
      email: row.email,
      city: row.city,
      state: row.status,
      status: statusFlags(row.status),
      creditLimit: row.credit_limit === null ? null : Number(row.credit_limit),
      paymentTerm: row.payment_term,
      warnings: row.warnings,
      submittedAt: row.submitted_at?.toISOString() ?? null,
      updatedAt: row.updated_at.toISOString(),
    })),
    total,
    totalIsCapped,
  };
}

/** Whether each state is read by itself: the index of the states has this order. */
function isByPart({ state, sort }: Query): boolean {
  return sort === 'updatedAt' && new Set(state).size > 1;
}

function conditionsOf({ partition }: Context, query: Query): RawBuilder<unknown>[] {
  const { state, pool } = query;
  return [
    ...(state?.length ? (isByPart(query) ? [] : [isOneOf(sql`t.status`, state)]) : [sql`t.status <> 'deleted'`]),
    ...(pool
      ? [sql`t.company_id in (select c.id from company c where c.partition = ${partition} and c.name = ${pool})`]
      : []),
  ];
}
