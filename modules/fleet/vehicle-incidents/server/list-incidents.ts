import { sql } from 'kysely';
import type { z } from 'zod';
import type { Page } from '#platform/operation.ts';
import type { Context } from '#platform/server/implement.ts';
import { searchedPage } from '#platform/server/search.ts';
import { literal, setOf } from '#platform/server/states-in-sql.ts';
import type { incidentQuery, incidentRow } from '../contract.ts';
import { type IncidentChip, incidentLife, type IncidentState } from '../status.ts';
import { incidentColumns, incidentCompany, openPoliceAction, type StoredIncident } from './queries.ts';
import { rowOf } from './records.ts';

/** Each order is that of an index; the id makes it the same on every page. */
const orders = {
  occurredAt: ['t.occurred_at'],
  eventNo: ['t.event_no'],
  updatedAt: ['t.updated_at'],
} as const satisfies Record<z.output<typeof incidentQuery>['sort'], readonly string[]>;

const isOpen = sql`t.status in ${setOf(incidentLife, 'open')}`;
const chips = {
  open: isOpen,
  policeDue: sql`${isOpen} and ${openPoliceAction} is not null`,
  closed: sql`t.status = ${literal<IncidentState>('CLOSED')}`,
} satisfies Record<IncidentChip, unknown>;

/** A page of incidents. */
export async function listIncidents(
  context: Context,
  query: z.output<typeof incidentQuery>,
): Promise<Page<z.input<typeof incidentRow>>> {
  const among = (column: string, values: readonly string[] | undefined) =>
    values?.length ? [sql<boolean>`t.${sql.ref(column)} = any (${[...values]}::text[])`] : [];
  const found = await searchedPage<StoredIncident>(context.db, {
    ...query,
    table: 'vehicle_incident',
    partition: context.partition,
    columns: incidentColumns,
    joins: incidentCompany,
    conditions: [
      ...(query.chip ? [chips[query.chip]] : []),
      ...among('kind', query.kind),
      ...among('severity', query.severity),
      ...among('status', query.status),
      ...(query.vehicleId ? [sql`t.vehicle_id = ${query.vehicleId}`] : []),
      ...(query.loadId ? [sql`t.load_id = ${query.loadId}`] : []),
    ],
    order: [...orders[query.sort], 't.id'],
  });
  return { ...found, rows: found.rows.map((row) => rowOf(row, context.now)) };
}
