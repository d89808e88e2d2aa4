import { sql, type RawBuilder } from 'kysely';
import type { z } from 'zod';
import type { Context } from '#platform/server/implement.ts';
import { isOneOf } from '#platform/server/list-page.ts';
import { literal } from '#platform/server/states-in-sql.ts';
import { wirePage } from '#platform/server/wire-page.ts';
import type { contractorService } from '../contract.ts';
import type { ContractorRow } from '../records.ts';
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

type Row = Omit<ContractorRow, 'status'>;

const columns = sql`t.id as "keyIdentifier", t.version, t.registered_name as "subbieName", t.trade_name as "tradeName",
  t.account_number as "accountNumber", t.email, t.city, t.status as state, t.credit_limit::float8 as "creditLimit",
  t.payment_term as "paymentTerm", t.warnings, t.submitted_at as "submittedAt", t.updated_at as "updatedAt",
  (select c.name from company c where c.partition = t.partition and c.id = t.company_id) as pool`;

/** A page of contractors, with the number of all that match as far as they are counted. */
export async function listContractors(context: Context, query: Query): Promise<z.input<Operation['output']>> {
  const { rows, ...counted } = await wirePage<Row>(context.db, {
    ...query,
    table: 'contractor',
    partition: context.partition,
    conditions: conditionsOf(context, query),
    oneOf: isByPart(query) ? [...new Set(query.state)].map((each) => sql`t.status = ${each}`) : undefined,
    order: [...sortColumns[query.sort], 't.id'],
    columns,
  });
  return {
    subcontractors: rows.map((row) => ({ ...row, status: statusFlags(row.state) })),
    ...counted,
  };
}

/** Whether each state is read by itself: the index of the states has this order. */
function isByPart({ state, sort }: Query): boolean {
  return sort === 'updatedAt' && new Set(state).size > 1;
}

function conditionsOf({ partition }: Context, query: Query): RawBuilder<unknown>[] {
  const { state, pool } = query;
  return [
    ...(state?.length
      ? isByPart(query)
        ? []
        : [isOneOf(sql`t.status`, state)]
      : [sql`t.status <> ${literal<ContractorState>('deleted')}`]),
    ...(pool
      ? [sql`t.company_id in (select c.id from company c where c.partition = ${partition} and c.name = ${pool})`]
      : []),
  ];
}
