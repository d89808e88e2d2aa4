import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import { addDays } from '#platform/dates.ts';
import type { Page } from '#platform/operation.ts';
import { countEach } from '#platform/server/count-each.ts';
import type { Context } from '#platform/server/implement.ts';
import { searchedPage } from '#platform/server/search.ts';
import { setOf, literal } from '#platform/server/states-in-sql.ts';
import { expiringDays, type RateChip, rateChips, type rateQuery, type rateRow } from '../contract.ts';
import { rateLife, type RateState } from '../status.ts';
import { isTied, rateColumns, type StoredRate } from './queries.ts';
import { rowOf } from './records.ts';

type Query = z.output<typeof rateQuery>;

/** Each order is that of an index; the id makes it the same on every page. */
const orders = {
  code: ['t.code', 't.revision'],
  validFrom: ['t.valid_from'],
  updatedAt: ['t.updated_at'],
} as const satisfies Record<Query['sort'], readonly string[]>;

/** A page of rates. With neither state nor chip asked for, those that may still become or be in force. */
export async function listRates(context: Context, query: Query): Promise<Page<z.input<typeof rateRow>>> {
  const found = await searchedPage<StoredRate>(context.db, {
    ...query,
    table: 'rate',
    partition: context.partition,
    columns: rateColumns,
    conditions: conditionsOf(context, query),
    order: [...orders[query.sort], 't.id'],
  });
  return { ...found, rows: found.rows.map((row) => rowOf(context, row)) };
}

/** The rates that a list would show, whatever version of them it is, as ids of their first versions; in the order of their codes. */
export async function lineagesOf(
  context: Context,
  asked: Omit<Query, 'page' | 'pageSize' | 'descending' | 'sort'>,
  atMost: number,
): Promise<readonly string[]> {
  const query: Query = { ...asked, page: 1, pageSize: atMost, descending: false, sort: 'code' };
  const { rows } = await searchedPage<{ lineage_id: string }>(context.db, {
    ...query,
    table: 'rate',
    partition: context.partition,
    columns: sql`t.lineage_id`,
    conditions: conditionsOf(context, query),
    order: [...orders.code, 't.id'],
  });
  return [...new Set(rows.map(({ lineage_id }) => lineage_id))];
}

function conditionsOf(context: Context, query: Query): RawBuilder<unknown>[] {
  const { status, chip, side, method, partyKind } = query;
  const conditions: RawBuilder<unknown>[] = [];
  if (status?.length) conditions.push(sql`t.status = any (${status}::text[])`);
  else if (!chip && query.search === '') conditions.push(sql`t.status in ${setOf(rateLife, 'live')}`);
  if (chip) conditions.push(chipCondition(chip, context));
  if (side) conditions.push(sql`t.side = ${side}`);
  if (method?.length) conditions.push(sql`t.method = any (${method}::text[])`);
  if (partyKind?.length) conditions.push(sql`t.party_kind = any (${partyKind}::text[])`);
  const references = {
    customer_id: query.customerId,
    supplier_id: query.supplierId,
    fuel_clause_id: query.fuelClauseId,
  };
  for (const [column, id] of Object.entries(references)) if (id) conditions.push(sql`t.${sql.ref(column)} = ${id}`);
  return conditions;
}

/** What a chip counts and shows; the table is `t`. */
function chipCondition(
  chip: RateChip,
  { today, partition }: Pick<Context, 'today' | 'partition'>,
): RawBuilder<unknown> {
  switch (chip) {
    case 'draft':
      return sql`t.status = ${literal<RateState>('DRAFT')}`;
    case 'waiting':
      return sql`t.status = ${literal<RateState>('PENDING')}`;
    case 'expiring':
      return sql`t.status = ${literal<RateState>('APPROVED')} and t.valid_to between ${today}::date and ${addDays(today, expiringDays)}::date`;
    case 'noCounterpart':
      // What customers pay on a lane for which nothing is agreed to be paid.
      return sql`t.status = ${literal<RateState>('APPROVED')} and t.side = 'sell' and (t.valid_to is null or t.valid_to >= ${today}::date)
        and not exists (select from rate o where o.partition = t.partition and o.side = 'buy' and o.status = ${literal<RateState>('APPROVED')}
          and o.origin_key = t.origin_key and o.destination_key = t.destination_key
          and (o.valid_to is null or o.valid_to >= ${today}::date))`;
    case 'tied':
      return sql`t.status in ${setOf(rateLife, 'live')} and ${isTied(partition)}`;
  }
}

/** How many rates each chip holds; null where that could not be counted. */
export function countRates(context: Context): Promise<Record<RateChip, number | null>> {
  const { partition } = context;
  return countEach(
    context,
    rateChips,
    (chip) => sql`from rate t where t.partition = ${partition} and ${chipCondition(chip, context)}`,
  );
}
