import { sql } from 'kysely';
import type { z } from 'zod';
import type { Context } from '#platform/server/implement.ts';
import { recordHistory } from '#platform/server/record-history.ts';
import { lockIdOf } from '#platform/server/records.ts';
import type { AlertFields, alertRecord } from '../contract.ts';
import { kindOf } from '../kinds.ts';
import { childrenOf, type Reader, type StoredAlert } from './queries.ts';

/** An alert as lists show it. */
export function fieldsOf(stored: StoredAlert): AlertFields {
  return {
    id: stored.id,
    lockId: lockIdOf(stored),
    kind: stored.kind,
    category: stored.category,
    severity: stored.severity,
    name: stored.name,
    facts: { ...stored.facts },
    vehicleId: stored.vehicle_id,
    vehicle: stored.vehicle ?? '',
    driverId: stored.driver_id,
    driver: stored.driver ?? '',
    loadId: stored.load_id,
    loadNumber: stored.load_number ?? '',
    since: stored.since.toISOString(),
    seen: stored.seen,
    seenAt: stored.seen_at.toISOString(),
    status: stored.status,
    snoozedUntil: stored.snoozed_until?.toISOString() ?? null,
    assigneeId: stored.assignee_id,
    assignee: stored.assignee,
    endedAt: stored.ended_at?.toISOString() ?? null,
    isSelfCleared: stored.is_self_cleared,
  };
}

/** Everything about one alert, for its panel. */
export async function recordOf(context: Context, stored: StoredAlert): Promise<z.input<typeof alertRecord>> {
  const [children, told, history] = await Promise.all([
    childrenOf(context, [stored.id]),
    toldOf(context, stored.id),
    recordHistory(context, 'vehicleAlert', stored.id),
  ]);
  return {
    ...fieldsOf(stored),
    children: children.map(fieldsOf),
    reason: stored.reason,
    settles: kindOf(stored.kind).settles ?? 0,
    told: told.map(({ name, due_at, told_at }) => ({
      name,
      dueAt: due_at.toISOString(),
      toldAt: told_at?.toISOString() ?? null,
    })),
    history,
  };
}

async function toldOf({ db, partition }: Reader, id: string) {
  const { rows } = await sql<{ name: string; due_at: Date; told_at: Date | null }>`
    select u.name || ' ' || u.surname as name, t.due_at, t.told_at
      from vehicle_alert_telling t join app_user u on u.partition = t.partition and u.id = t.user_id
     where t.partition = ${partition} and t.alert_id = ${id} order by t.due_at, u.name limit 100`.execute(db);
  return rows;
}
