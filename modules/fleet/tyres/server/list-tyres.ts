import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import type { Page } from '#platform/operation.ts';
import type { Context } from '#platform/server/implement.ts';
import { searchedPage } from '#platform/server/search.ts';
import { literal, setOf } from '#platform/server/states-in-sql.ts';
import { refuseWhenScoped } from '#modules/base/access/server/index.ts';
import type { tyreQuery, tyreRow } from '../contract.ts';
import { leastTread, type TyreChip, tyreLife, type TyreState } from '../status.ts';
import { factsOf, type StoredTyre, tyreColumns, tyreVehicle } from './queries.ts';
import { rowOf } from './records.ts';

type Query = z.output<typeof tyreQuery>;

const orders = {
  code: ['t.code', 't.id'],
  position: ['t.position', 't.code', 't.id'],
} as const satisfies Record<Query['sort'], readonly string[]>;

const chips: Readonly<Record<TyreChip, RawBuilder<unknown>>> = {
  mounted: sql`t.status = ${literal<TyreState>('MOUNTED')}`,
  stock: sql`t.status = ${literal<TyreState>('STOCK')}`,
  worn: sql`t.status in ${setOf(tyreLife, 'kept')} and (
    select m.mm from tyre_tread m where m.partition = t.partition and m.tyre_id = t.id order by m.measured_on desc, m.id desc limit 1)
    <= case when t.has_wear_indicator then ${sql.lit(leastTread(true))} else ${sql.lit(leastTread(false))} end`,
  scrapped: sql`t.status = ${literal<TyreState>('SCRAPPED')}`,
};

/** A page of tyres, by their numbers or by where they are. */
export async function listTyres(context: Context, query: Query): Promise<Page<z.input<typeof tyreRow>>> {
  refuseWhenScoped(context);
  const conditions: RawBuilder<unknown>[] = [];
  if (query.chip) conditions.push(chips[query.chip]);
  if (query.vehicleId) conditions.push(sql`t.vehicle_id = ${query.vehicleId}`);
  const found = await searchedPage<StoredTyre>(context.db, {
    ...query,
    table: 'tyre',
    partition: context.partition,
    columns: tyreColumns,
    joins: tyreVehicle,
    conditions,
    order: orders[query.sort],
  });
  const facts = await factsOf(context, found.rows);
  return { ...found, rows: found.rows.map((row) => rowOf(context.today, row, facts.get(row.id)!.figures)) };
}
