import { sql } from 'kysely';
import type { Context } from '#platform/server/implement.ts';
import { setOf } from '#platform/server/states-in-sql.ts';
import { colleaguesWith } from '#modules/base/access/server/index.ts';
import { insertRows } from '#platform/server/insert-rows.ts';
import { authorisation } from '#platform/operation.ts';
import { vehicleAlertService } from '../contract.ts';
import { dueFor, isMailed } from '../hearing.ts';
import type { AlertCategory, Severity } from '../kinds.ts';
import { alerting } from '../status.ts';
import { hearingsOf } from './hearing.ts';

/** Whoever may see alerts can be told of them. */
export const seesAlerts = authorisation(vehicleAlertService.name, 'getVehicleAlerts');

interface Untold {
  readonly id: string;
  readonly company_id: string | null;
  readonly category: AlertCategory;
  readonly severity: Severity;
}

interface Company {
  readonly id: string;
  readonly time_zone: string;
}

/**
 * Writes down whom each alert concerns, once for each open alert and person, and when they are mailed. What stands under a
 * graver one is told only when that has ended and it has not.
 */
export async function tellPeople(context: Context): Promise<void> {
  const { db, partition, now } = context;
  const { rows: untold } = await sql<Untold>`
    select t.id, t.company_id, t.category, t.severity from vehicle_alert t
     where t.partition = ${partition} and t.status in ${setOf(alerting, 'awake')} and t.parent_id is null
       and not t.is_told and t.ended_at is null`.execute(db);
  if (untold.length === 0) return;
  const { rows: companies } = await sql<Company>`
    select c.id, c.time_zone from company c where c.partition = ${partition} and c.is_client and c.is_active`.execute(
    db,
  );
  for (const company of companies) {
    const people = await colleaguesWith(context, company.id, [seesAlerts]);
    const hearings = await hearingsOf(
      context,
      people.map(({ id }) => id),
    );
    const tellings = untold
      .filter(({ company_id }) => company_id === null || company_id === company.id)
      .flatMap((alert) =>
        people.flatMap(({ id }) => {
          const hearing = hearings(id);
          if (!isMailed(hearing, alert)) return [];
          const dueAt = dueFor(hearing, alert, now, company.time_zone);
          return [{ partition, alert_id: alert.id, user_id: id, due_at: dueAt.toISOString() }];
        }),
      );
    await insertRows(db, 'vehicle_alert_telling', tellings);
  }
  await sql`
    update vehicle_alert set is_told = true
     where partition = ${partition} and id = any (${untold.map(({ id }) => id)}::uuid[])`.execute(db);
}
