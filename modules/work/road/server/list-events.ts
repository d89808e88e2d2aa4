import { sql } from 'kysely';
import type { z } from 'zod';
import type { Page } from '#platform/operation.ts';
import { likePattern } from '#platform/server/like-pattern.ts';
import type { Context } from '#platform/server/implement.ts';
import type { EventSource, LoadEventKind } from '#modules/work/loads/status.ts';
import { graceMinutes } from '#modules/work/loads/trip.ts';
import { seesAsSupplier } from '#modules/work/loads/server/index.ts';
import type { roadService } from '../contract.ts';
import type { loadEventRecord } from '../events.ts';

type Query = z.output<(typeof roadService)['operations']['getLoadEvents']['input']>;
type Row = z.input<typeof loadEventRecord>;

const countedAtMost = 1000;

interface StoredEvent {
  readonly id: string;
  readonly load_id: string;
  readonly load_number: string;
  readonly stop_id: string | null;
  readonly stop_sequence: number | null;
  readonly stop_name: string | null;
  readonly kind: LoadEventKind;
  readonly occurred_at: Date;
  readonly captured_at: Date | null;
  readonly received_at: Date;
  readonly source: EventSource;
  readonly actor: string;
  readonly lat: string | null;
  readonly lon: string | null;
  readonly accuracy_m: number | null;
  readonly reason_code: string;
  readonly minutes_late: number | null;
  readonly note: string;
  readonly data: Record<string, unknown>;
  readonly customer_visible: boolean;
  readonly is_internal: boolean;
  readonly supersedes_id: string | null;
  readonly superseded_by_id: string | null;
  readonly is_void: boolean | null;
}

/** What happened to loads, newest first unless the caller turns it round; corrected events stay in the list. */
export async function listEvents(context: Context, query: Query): Promise<Page<Row>> {
  const { db } = context;
  const conditions = conditionsOf(context, query);
  const direction = sql.raw(query.descending ? 'desc' : 'asc');
  const from = sql`from load_event e join load l on l.partition = e.partition and l.id = e.load_id
    where ${sql.join(conditions, sql` and `)}`;
  const [{ rows }, counted] = await Promise.all([
    sql<StoredEvent>`
      select e.*, l.load_number, s.sequence as stop_sequence, n.id as superseded_by_id, n.kind = 'void' as is_void,
             coalesce((select o.name from location o where o.partition = s.partition and o.id = s.stop_location_id), s.address) as stop_name
        from (select e.*, l.load_number ${from} order by e.occurred_at ${direction}, e.id ${direction}
               limit ${query.pageSize} offset ${(query.page - 1) * query.pageSize}) e
        join load l on l.partition = e.partition and l.id = e.load_id
        left join stop s on s.partition = e.partition and s.id = e.stop_id
        left join load_event n on n.partition = e.partition and n.supersedes_id = e.id
       order by e.occurred_at ${direction}, e.id ${direction}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total from (select ${from} limit ${countedAtMost + 1}) c`.execute(
      db,
    ),
  ]);
  const total = counted.rows[0]?.total ?? 0;
  return {
    rows: rows.map((row) => rowOf(context, row)),
    total: Math.min(total, countedAtMost),
    totalIsCapped: total > countedAtMost,
  };
}

function conditionsOf(context: Context, query: Query) {
  const { partition } = context;
  const conditions = [sql`e.partition = ${partition}`];
  if (query.loadId) conditions.push(sql`e.load_id = ${query.loadId}`);
  if (query.supplierId) conditions.push(sql`l.supplier_id = ${query.supplierId}`);
  if (query.vehicleId) conditions.push(sql`l.vehicle_id = ${query.vehicleId}`);
  if (query.kind?.length) conditions.push(sql`e.kind = any (${query.kind}::text[])`);
  if (query.source?.length) conditions.push(sql`e.source = any (${query.source}::text[])`);
  if (query.isLate) conditions.push(sql`e.minutes_late > ${sql.lit(graceMinutes)}`);
  if (query.isUncorrected)
    conditions.push(
      sql`not exists (select from load_event n where n.partition = e.partition and n.supersedes_id = e.id)`,
    );
  if (query.from) conditions.push(sql`e.occurred_at >= ${query.from}`);
  if (query.until) conditions.push(sql`e.occurred_at < ${query.until}`);
  const pattern = likePattern(query.search);
  if (pattern !== '')
    conditions.push(
      sql`(search_key(l.load_number) like search_key(${pattern})
        or ${seesAsSupplier(context) ? sql`not e.is_internal and` : sql``} search_key(e.note) like search_key(${pattern}))`,
    );
  // Holds for credit, and what the company tells itself, are not a supplier's business.
  if (seesAsSupplier(context))
    conditions.push(sql`e.kind not in ('held', 'released', 'changed', 'created', 'submitted', 'overridden')`);
  return conditions;
}

function rowOf(context: Context, row: StoredEvent): Row {
  return {
    id: row.id,
    loadId: row.load_id,
    loadNumber: row.load_number,
    stopId: row.stop_id,
    stopSequence: row.stop_sequence,
    stopName: row.stop_name ?? '',
    kind: row.kind,
    occurredAt: row.occurred_at.toISOString(),
    capturedAt: row.captured_at?.toISOString() ?? null,
    receivedAt: row.received_at.toISOString(),
    source: row.source,
    actor: row.actor,
    lat: row.lat === null ? null : Number(row.lat),
    lon: row.lon === null ? null : Number(row.lon),
    accuracyM: row.accuracy_m,
    reasonCode: row.reason_code,
    minutesLate: row.minutes_late,
    note: row.is_internal && seesAsSupplier(context) ? '' : row.note,
    data: seesAsSupplier(context) ? {} : row.data,
    customerVisible: row.customer_visible,
    ...(!seesAsSupplier(context) && { isInternal: row.is_internal }),
    supersedesId: row.supersedes_id,
    supersededById: row.superseded_by_id,
    isVoid: row.is_void ?? false,
  };
}
