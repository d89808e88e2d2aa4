import { type RawBuilder, sql } from 'kysely';
import { is } from '#platform/machine.ts';
import type { Context } from '#platform/server/implement.ts';
import { literal, setOf } from '#platform/server/states-in-sql.ts';
import { updateRow } from '#platform/server/update-row.ts';
import { isGraver, kindOf, type Severity } from '../kinds.ts';
import { alerting, type AlertState } from '../status.ts';
import { alertLives, alertNoun } from './lives.ts';
import { placeUnderParents } from './parents.ts';
import { alertColumns, type StoredAlert } from './queries.ts';
import { alertSources } from './sources/index.ts';
import type { AlertSource, Condition } from './sources/source.ts';
import { tellPeople } from './tell-people.ts';
import { takeTurn } from './turn.ts';

const minute = 60_000;
/** More alerts that open at once are announced as one. */
const publishedAtMost = 20;

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
  await openAll(context, source, [...conditions.values()]);
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
    search_words: searchWords(partition, {
      name: sql`${name}::text`,
      vehicle: sql`${vehicleId}::uuid`,
      load: sql`${loadId}::uuid`,
      driver: sql`${driverId}::uuid`,
    }),
  };
}

/** What an alert is found by: its name, and what people call its vehicle, its load and its driver. */
function searchWords(
  partition: string,
  { name, vehicle, load, driver }: Readonly<Record<'name' | 'vehicle' | 'load' | 'driver', RawBuilder<unknown>>>,
) {
  return sql<string>`concat_ws(' ', ${name},
    (select v.code from vehicle v where v.partition = ${partition} and v.id = ${vehicle}),
    (select l.load_number from load l where l.partition = ${partition} and l.id = ${load}),
    (select d.name || ' ' || d.surname from driver d where d.partition = ${partition} and d.id = ${driver}))`;
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

/** Opens alerts at once, since a morning may bring thousands; where another process was first, its alert stays. */
async function openAll(context: Context, { kind }: AlertSource, conditions: readonly Condition[]): Promise<void> {
  if (conditions.length === 0) return;
  const { db, partition, now, actor } = context;
  const rows = conditions.map((condition) => ({
    subject: condition.subject,
    name: condition.name,
    severity: condition.severity,
    facts: condition.facts ?? {},
    since: condition.since.toISOString(),
    company: condition.companyId ?? null,
    vehicle: condition.vehicleId ?? null,
    driver: condition.driverId ?? null,
    load: condition.loadId ?? null,
    supplier: condition.supplierId ?? null,
  }));
  const words = searchWords(partition, {
    name: sql`c.name`,
    vehicle: sql`c.vehicle`,
    load: sql`c.load`,
    driver: sql`c.driver`,
  });
  const { rows: made } = await sql<{ id: string; severity: Severity }>`
    insert into vehicle_alert (partition, kind, category, subject, name, severity, facts, since, seen_at, company_id, vehicle_id, driver_id, load_id, supplier_id, search_words, created_by, updated_by)
    select ${partition}, ${kind}, ${kindOf(kind).category}, c.subject, c.name, c.severity, c.facts, c.since, ${now}, c.company, c.vehicle, c.driver, c.load, c.supplier, ${words}, ${actor.name}, ${actor.name}
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        c (subject text, name text, severity text, facts jsonb, since timestamptz, company uuid, vehicle uuid, driver uuid, load uuid, supplier uuid)
    on conflict do nothing returning id, severity`.execute(db);
  if (made.length === 0) return;
  await context.audit(
    made.map(({ id, severity }) => ({
      noun: alertNoun,
      recordId: id,
      event: 'opened',
      after: { kind, severity },
    })),
  );
  // Screens read their list anew whichever it was: of many one is enough.
  for (const { id } of made.length > publishedAtMost ? made.slice(0, 1) : made)
    await context.publish('vehicleAlerts', 'opened', id);
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
