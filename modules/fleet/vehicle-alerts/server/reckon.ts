import { sql } from 'kysely';
import { is } from '#platform/machine.ts';
import type { Context } from '#platform/server/implement.ts';
import { literal, setOf } from '#platform/server/states-in-sql.ts';
import { updateRow } from '#platform/server/update-row.ts';
import { isGraver, kindOf } from '../kinds.ts';
import { alerting, type AlertState } from '../status.ts';
import { alertLives, alertNoun } from './lives.ts';
import { placeUnderParents } from './parents.ts';
import { alertColumns, type StoredAlert } from './queries.ts';
import { alertSources } from './sources/index.ts';
import type { AlertSource, Condition } from './sources/source.ts';
import { tellPeople } from './tell-people.ts';
import { takeTurn } from './turn.ts';

const minute = 60_000;

/**
 * Compares what is true now with the alerts that are there: new ones open, those whose condition has gone clear themselves,
 * and what came back counts up. Whatever was missed is caught up with, and doing it again changes nothing. One at a time in
 * each partition.
 */
export async function reckonAlerts(context: Context, sources: readonly AlertSource[] = alertSources): Promise<void> {
  await takeTurn(context);
  for (const source of sources) await reckonKind(context, source);
  await wakeSnoozed(context);
  await placeUnderParents(context);
  await tellPeople(context);
}

async function reckonKind(context: Context, source: AlertSource): Promise<void> {
  const conditions = new Map((await source.now(context)).map((condition) => [condition.subject, condition]));
  const standing = await standingOf(context, source);
  for (const alert of standing) {
    const condition = conditions.get(alert.subject);
    if (!condition) await goneAway(context, alert);
    else if (!(await isStillIt(context, alert, condition))) continue;
    conditions.delete(alert.subject);
  }
  for (const condition of conditions.values()) await open(context, source, condition);
}

/** Those of a kind that are open, or were ended by a person while their condition still held; nobody else changes them meanwhile. */
async function standingOf({ db, partition }: Context, { kind }: AlertSource): Promise<readonly StoredAlert[]> {
  const { rows } = await sql<StoredAlert>`
    select ${alertColumns} from vehicle_alert t
     where t.partition = ${partition} and t.kind = ${kind} and (t.is_present or t.status in ${setOf(alerting, 'open')})
     order by t.id for update of t`.execute(db);
  return rows;
}

/** Clears an alert whose condition has stayed away for long enough. */
async function goneAway(context: Context, alert: StoredAlert): Promise<void> {
  const { now } = context;
  const since = alert.absent_since ?? now;
  const isOver = now.getTime() - since.getTime() >= (kindOf(alert.kind).settles ?? 0) * minute;
  if (is(alerting, alert.status, 'ended')) return write(context, alert, { is_present: false });
  if (!isOver) return alert.is_present ? write(context, alert, { is_present: false, absent_since: now }) : undefined;
  await alertLives.move(context, alert, 'clear', {
    columns: { is_present: false, absent_since: null, is_self_cleared: true },
  });
}

/** Keeps an alert as its condition is now; false where that is worse than what a person has ended, and so another alert. */
async function isStillIt(context: Context, alert: StoredAlert, condition: Condition): Promise<boolean> {
  const isWorse = isGraver(condition.severity, alert.severity);
  if (is(alerting, alert.status, 'ended')) {
    if (isWorse) await write(context, alert, { is_present: false });
    return !isWorse;
  }
  const facts = JSON.stringify(condition.facts ?? {});
  const hasReturned = !alert.is_present;
  const columns = columnsOf(context, condition);
  const isSame =
    !hasReturned &&
    condition.severity === alert.severity &&
    sameFacts(alert, condition) &&
    alert.load_id === columns.load_id;
  if (!isSame)
    await write(context, alert, {
      ...columns,
      facts,
      is_present: true,
      absent_since: null,
      ...(hasReturned && { seen: alert.seen + 1, seen_at: context.now }),
    });
  if (isWorse && alert.status === 'SNOOZED') await alertLives.move(context, alert, 'wake');
  // It is told again once, since it is graver than what people were told of.
  if (isWorse) await tellAgain(context, alert.id);
  return true;
}

function sameFacts({ facts }: StoredAlert, condition: Condition): boolean {
  const now = condition.facts ?? {};
  const names = Object.keys(now);
  return names.length === Object.keys(facts).length && names.every((name) => facts[name] === now[name]);
}

async function tellAgain({ db, partition }: Context, alertId: string): Promise<void> {
  await db
    .deleteFrom('vehicle_alert_telling')
    .where('partition', '=', partition)
    .where('alert_id', '=', alertId)
    .execute();
  await updateRow({ db, partition }, 'vehicle_alert', alertId, { is_told: false });
}

function columnsOf({ partition }: Context, condition: Condition) {
  const { name, vehicleId = null, driverId = null, loadId = null } = condition;
  return {
    name,
    severity: condition.severity,
    vehicle_id: vehicleId,
    driver_id: driverId,
    load_id: loadId,
    supplier_id: condition.supplierId ?? null,
    company_id: condition.companyId ?? null,
    search_words: sql<string>`concat_ws(' ', ${name}::text,
      (select v.code from vehicle v where v.partition = ${partition} and v.id = ${vehicleId}::uuid),
      (select l.load_number from load l where l.partition = ${partition} and l.id = ${loadId}::uuid),
      (select d.name || ' ' || d.surname from driver d where d.partition = ${partition} and d.id = ${driverId}::uuid))`,
  };
}

/** What the condition says now is no change by anybody: it is not in the trail, and its version stays. */
async function write({ db, partition, publish }: Context, alert: StoredAlert, columns: object): Promise<void> {
  await db
    .updateTable('vehicle_alert')
    .set(columns)
    .where('partition', '=', partition)
    .where('id', '=', alert.id)
    .execute();
  await publish('vehicleAlerts', 'changed', alert.id);
}

/** Opens an alert; where another process was first, theirs stays. */
async function open(context: Context, { kind }: AlertSource, condition: Condition): Promise<void> {
  const { db, partition, now, actor } = context;
  const made = await db
    .insertInto('vehicle_alert')
    .values({
      partition,
      kind,
      category: kindOf(kind).category,
      subject: condition.subject,
      ...columnsOf(context, condition),
      facts: JSON.stringify(condition.facts ?? {}),
      since: condition.since,
      seen_at: now,
      created_by: actor.name,
      updated_by: actor.name,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!made) return;
  await context.audit({
    noun: alertNoun,
    recordId: made.id,
    event: 'opened',
    after: { kind, severity: condition.severity },
  });
  await context.publish('vehicleAlerts', 'opened', made.id);
}

/** Brings back what was to sleep until now. */
async function wakeSnoozed(context: Context): Promise<void> {
  const { db, partition, now } = context;
  const { rows } = await sql<StoredAlert>`
    select ${alertColumns} from vehicle_alert t
     where t.partition = ${partition} and t.status = ${literal<AlertState>('SNOOZED')} and t.snoozed_until <= ${now} for update of t`.execute(
    db,
  );
  for (const alert of rows) await alertLives.move(context, alert, 'wake');
}
