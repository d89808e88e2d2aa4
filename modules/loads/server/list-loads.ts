import { sql, type RawBuilder } from 'kysely';
import type { z } from 'zod';
import type { Page } from '#platform/operation.ts';
import type { Context } from '#platform/server/implement.ts';
import { searchedPage } from '#platform/server/search.ts';
import { loadChips, type LoadChip, type loadQuery, type loadService } from '../contract.ts';
import type { loadRow } from '../records.ts';
import { movingStates, openStates, unassignedStates } from '../status.ts';
import { graceMinutes, silentHours } from '../trip.ts';
import { loadColumns, type StoredLoad } from './queries.ts';
import { rowOf, seesAsSupplier } from './records.ts';

type Query = z.output<typeof loadQuery>;
type Row = z.input<typeof loadRow>;
type Board = z.input<(typeof loadService)['operations']['getLoadBoard']['output']>;

/** Each order is that of an index, in one direction or the other; the id makes it the same on every page. */
const orders = {
  loadAt: ['t.load_at'],
  loadNumber: ['t.load_number'],
  status: ['t.status', 't.load_at'],
  updatedAt: ['t.updated_at'],
} as const satisfies Record<Query['sort'], readonly string[]>;

/** No more are counted: nobody reads so many, and counting them would cost more than the page. */
const countedAtMost = 1001;

/** A page of loads. With no status asked for, a chip says which states count, and otherwise the open board is shown. */
export async function listLoads(context: Context, query: Query): Promise<Page<Row>> {
  const found = await searchedPage<StoredLoad>(context.db, {
    ...query,
    table: 'load',
    partition: context.partition,
    columns: loadColumns,
    conditions: conditionsOf(context, query),
    order: [...orders[query.sort], 't.id'],
  });
  return { ...found, rows: found.rows.map((row) => rowOf(context, row)) };
}

const literal = (states: readonly string[]) => sql.raw(states.map((state) => `'${state}'`).join(', '));
/** Late by what was told, or because the clock has passed what was due. */
const isLate = (now: Date) =>
  sql`(t.is_late or t.status <> 'DRAFT' and greatest(t.eta, ${now}) > t.next_due_at + make_interval(mins => ${graceMinutes}))`;

/** What a chip counts and shows: the one place that says it. The table is `t`. */
export function chipCondition(chip: LoadChip, now: Date): RawBuilder<unknown> {
  switch (chip) {
    case 'unassigned':
      return sql`t.status in (${literal(unassignedStates)})`;
    case 'tenderEnding':
      return sql`t.status = 'TENDERED' and t.tender_status = 'OPEN' and t.tender_ends_at < ${new Date(now.getTime() + 30 * 60_000)}`;
    case 'late':
      return sql`t.status in (${literal(openStates)}) and ${isLate(now)}`;
    case 'silent':
      return sql`t.status in (${literal(movingStates)}) and t.last_event_at < ${new Date(now.getTime() - silentHours * 3_600_000)}`;
    case 'podMissing':
      return sql`t.pod_status in ('AWAITED', 'podRejected')`;
    case 'held':
      return sql`t.hold_types <> '{}' and t.status not in ('CLOSED', 'CANCELLED')`;
    case 'unbilled':
      return sql`t.status in ('DELIVERED', 'CLOSED') and t.customer_billing in ('NOT_READY', 'READY', 'IN_REVIEW', 'ON_HOLD', 'SENT_BACK')`;
  }
}

function conditionsOf(context: Context, query: Query): RawBuilder<unknown>[] {
  const { actor, now } = context;
  const { status, chip, podStatus, holdType, isMine, from, until } = query;
  const conditions: RawBuilder<unknown>[] = [];
  if (status?.length) conditions.push(sql`t.status = any (${status}::text[])`);
  else if (!chip && query.search === '') conditions.push(sql`t.status in (${literal(openStates)})`);
  if (chip) conditions.push(chipCondition(chip, now));
  const references = {
    supplier_id: query.supplierId,
    vehicle_id: query.vehicleId,
    driver_id: query.driverId,
    profit_centre_id: query.profitCentreId,
    order_type_id: query.orderTypeId,
    // Who sees loads as a supplier learns nothing of customers, not even by asking for one.
    customer_id: query.customerId,
  };
  for (const [column, id] of Object.entries(references))
    if (id)
      conditions.push(
        column === 'customer_id' && seesAsSupplier(context) ? sql`false` : sql`t.${sql.ref(column)} = ${id}`,
      );
  if (podStatus?.length) conditions.push(sql`t.pod_status = any (${podStatus}::text[])`);
  if (holdType) conditions.push(sql`${holdType} = any (t.hold_types)`);
  if (isMine && actor.kind === 'user') conditions.push(sql`t.created_by_id = ${actor.id}`);
  if (from) conditions.push(sql`t.load_at >= ${from}`);
  if (until) conditions.push(sql`t.load_at < ${until}`);
  return conditions;
}

/** The chips' counts and the first loads of every status. */
export async function loadBoard(context: Context, { rowsPerLane }: { readonly rowsPerLane: number }): Promise<Board> {
  const { db, partition, now } = context;
  const count = (condition: RawBuilder<unknown>) => sql`(select count(*) from (
    select from load t where t.partition = ${partition} and ${condition} limit ${countedAtMost}) counted)`;
  const [chips, lanes, rows] = await Promise.all([
    sql<Record<LoadChip, number>>`select ${sql.join(
      loadChips.map((chip) => sql`${count(chipCondition(chip, now))}::int as ${sql.ref(chip)}`),
    )}`.execute(db),
    sql<{ status: StoredLoad['status']; total: number }>`
      select s.status, ${count(sql`t.status = s.status`)}::int as total
        from unnest(${[...openStates]}::text[]) with ordinality as s (status, place) order by s.place`.execute(db),
    rowsPerLane === 0
      ? { rows: [] as StoredLoad[] }
      : sql<StoredLoad>`
      select l.* from unnest(${[...openStates]}::text[]) as s (status)
       cross join lateral (select ${loadColumns} from load t
         where t.partition = ${partition} and t.status = s.status order by t.load_at, t.id limit ${rowsPerLane}) l`.execute(
          db,
        ),
  ]);
  return {
    counts: chips.rows[0]!,
    lanes: lanes.rows.map(({ status, total }) => ({
      status,
      total,
      rows: rows.rows.filter((row) => row.status === status).map((row) => rowOf(context, row)),
    })),
    countedAt: now.toISOString(),
  };
}
