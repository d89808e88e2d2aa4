import { sql } from 'kysely';
import type { z } from 'zod';
import { cents } from '#platform/money.ts';
import type { Page } from '#platform/operation.ts';
import type { CalendarDate } from '#platform/dates.ts';
import type { Context } from '#platform/server/implement.ts';
import { searchedPage } from '#platform/server/search.ts';
import type { payLineQuery, payLineRow, payRunQuery, payRunRow } from '../contract.ts';
import type { LineComponent } from '../price-trip.ts';
import { runColumns, type StoredRun } from './queries.ts';
import { rowOf } from './records.ts';

/** Each order is that of an index; the id makes it the same on every page. */
const orders = {
  periodTo: ['t.period_to'],
  runNumber: ['t.run_number'],
  updatedAt: ['t.updated_at'],
} as const satisfies Record<z.output<typeof payRunQuery>['sort'], readonly string[]>;

/** A page of runs. */
export async function listRuns(
  context: Context,
  query: z.output<typeof payRunQuery>,
): Promise<Page<z.input<typeof payRunRow>>> {
  const found = await searchedPage<StoredRun>(context.db, {
    ...query,
    table: 'driver_pay_run',
    partition: context.partition,
    columns: runColumns,
    conditions: query.status?.length ? [sql`t.status = any (${query.status}::text[])`] : [],
    order: [...orders[query.sort], 't.id'],
  });
  return { ...found, rows: found.rows.map(rowOf) };
}

interface LineRow {
  readonly id: string;
  readonly driver_id: string;
  readonly driver_name: string;
  readonly employee_no: string;
  readonly load_id: string;
  readonly load_number: string;
  readonly origin: string;
  readonly destination: string;
  readonly day: CalendarDate;
  readonly component: LineComponent;
  readonly is_difference: boolean;
  readonly units: string;
  readonly rate: string;
  readonly rate_code: string;
  readonly amount: number;
}

const lineColumns = sql`t.*,
  (select d.name || ' ' || d.surname from driver d where d.partition = t.partition and d.id = t.driver_id) as driver_name,
  (select d.code from driver d where d.partition = t.partition and d.id = t.driver_id) as employee_no,
  (select l.load_number from load l where l.partition = t.partition and l.id = t.load_id) as load_number,
  (select l.origin from load l where l.partition = t.partition and l.id = t.load_id) as origin,
  (select l.destination from load l where l.partition = t.partition and l.id = t.load_id) as destination`;
const lineOrders = { day: ['t.day', 't.load_id'], updatedAt: ['t.updated_at'] } as const;

/** A page of the lines of one run: what every total of it is made of. */
export async function listLines(
  context: Context,
  query: z.output<typeof payLineQuery>,
): Promise<Page<z.input<typeof payLineRow>>> {
  const { runId, driverId, loadId, component, isDifference } = query;
  const conditions = [sql`t.run_id = ${runId}`];
  if (driverId) conditions.push(sql`t.driver_id = ${driverId}`);
  if (loadId) conditions.push(sql`t.load_id = ${loadId}`);
  if (component?.length) conditions.push(sql`t.component = any (${component}::text[])`);
  if (isDifference !== undefined) conditions.push(sql`t.is_difference = ${isDifference}`);
  const found = await searchedPage<LineRow>(context.db, {
    ...query,
    table: 'driver_pay_line',
    partition: context.partition,
    columns: lineColumns,
    conditions,
    order: [...lineOrders[query.sort], 't.id'],
  });
  return {
    ...found,
    rows: found.rows.map((row) => ({
      id: row.id,
      driverId: row.driver_id,
      driverName: row.driver_name,
      employeeNo: row.employee_no,
      loadId: row.load_id,
      loadNumber: row.load_number,
      origin: row.origin,
      destination: row.destination,
      day: row.day,
      component: row.component,
      isDifference: row.is_difference,
      units: Number(row.units),
      rate: Number(row.rate),
      rateCode: row.rate_code,
      amount: cents(row.amount),
    })),
  };
}
