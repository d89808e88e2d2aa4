import { sql } from 'kysely';
import type { z } from 'zod';
import { failures, invalidFields } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { Context } from '#platform/server/implement.ts';
import { insertRows } from '#platform/server/insert-rows.ts';
import { futureMinutes } from '#modules/work/loads/trip.ts';
import type { incidentService } from '../contract.ts';
import type { incidentCost } from '../fields.ts';
import type { IncidentFailureCode } from '../messages/failures/index.ts';
import { callsFor, type CallRole, type Harm, needsPolice, policeDueAt, usualNumbers } from '../rules.ts';
import { incidentLife } from '../status.ts';
import { is } from '#platform/machine.ts';
import { incidents } from './lives.ts';
import { findIncident, type StoredIncident } from './queries.ts';
import type { IncidentSetting } from './settings.ts';

const fail = failures<FailureCode | IncidentFailureCode>();
type Operations = (typeof incidentService)['operations'];
type Input<Name extends keyof Operations> = z.output<Operations[Name]['input']>;

/** An incident as far as calls and actions follow from it. */
interface Followed extends Harm {
  readonly id: string;
  readonly occurredAt: string;
  readonly driverId: string | null;
  readonly policeCaseNo: string;
}

/** Adds whom to ring, in order, with their numbers. Those who are on the list already stay, with their calls. */
export async function addCalls(context: Context, of: Followed, setting: IncidentSetting): Promise<void> {
  const { db, partition } = context;
  const wanted = callsFor(of);
  if (wanted.length === 0) return;
  const before = await db
    .selectFrom('incident_call')
    .select(['role', 'place'])
    .where('partition', '=', partition)
    .where('incident_id', '=', of.id)
    .execute();
  const added = wanted.filter((role) => before.every((each) => each.role !== role));
  const family = added.includes('driverFamily') ? await familyOf(context, of.driverId) : undefined;
  const first = Math.max(0, ...before.map(({ place }) => place));
  await insertRows(
    db,
    'incident_call',
    added.map((role, at) => ({
      partition,
      incident_id: of.id,
      place: first + at + 1,
      role,
      ...(role === 'driverFamily' && family ? family : numberOf(role, setting)),
      due_at: role === 'environment' ? new Date(Date.parse(of.occurredAt) + setting.environmentDays * day) : null,
      called_at: null,
    })),
  );
}

const day = 86_400_000;

function numberOf(role: CallRole, { contacts }: IncidentSetting) {
  const own = contacts.find((contact) => contact.role === role);
  return { name: own?.name ?? '', phone: own?.phone ?? usualNumbers[role] ?? '' };
}

async function familyOf({ db, partition }: Context, driverId: string | null) {
  if (driverId === null) return undefined;
  const { rows } = await sql<{ name: string; phone: string }>`
    select next_of_kin_name as name, next_of_kin_number as phone from driver
     where partition = ${partition} and id = ${driverId}`.execute(db);
  return rows[0];
}

/** Injury, damage and crimes are reported to the police in time: an action with its deadline, once. */
export async function addPoliceAction(context: Context, of: Followed, setting: IncidentSetting): Promise<void> {
  if (!needsPolice(of)) return;
  await context.db
    .insertInto('incident_action')
    .values({
      partition: context.partition,
      incident_id: of.id,
      code: 'police',
      due_at: policeDueAt(new Date(of.occurredAt), setting),
      done_at: of.policeCaseNo === '' ? null : context.now,
      done_by: of.policeCaseNo === '' ? '' : context.actor.name,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The police know of it. */
export async function endPoliceAction({ db, partition, actor, now }: Context, id: string): Promise<void> {
  await db
    .updateTable('incident_action')
    .set({ done_at: now, done_by: actor.name })
    .where('partition', '=', partition)
    .where('incident_id', '=', id)
    .where('code', '=', 'police')
    .where('done_at', 'is', null)
    .execute();
}

/** Writes what an incident costs, line by line, in place of what was there. */
export async function writeCosts(
  { db, partition }: Context,
  id: string,
  costs: readonly z.output<typeof incidentCost>[],
): Promise<void> {
  await sql`delete from incident_cost where partition = ${partition} and incident_id = ${id}`.execute(db);
  await insertRows(
    db,
    'incident_cost',
    costs.map(({ description, expected, actual }, place) => ({
      partition,
      incident_id: id,
      line: place + 1,
      description,
      expected: Number(expected),
      actual: actual === null ? null : Number(actual),
    })),
  );
}

/** An incident of which something is noted: not one that is closed or counts for nothing. */
async function openIncident(context: Context, id: string, isLocked: boolean): Promise<StoredIncident> {
  const stored = isLocked ? await incidents.toChange(context, id) : await incidents.lock(context, id);
  if (!is(incidentLife, stored.status, 'open')) throw fail('notAllowedInState', 'rule', { state: stored.status });
  return stored;
}

async function told(context: Context, stored: StoredIncident, event: string, after: Readonly<Record<string, unknown>>) {
  await incidents.change(context, stored, { event, columns: {}, after });
  return (await findIncident(context, stored.id))!;
}

/** Adds a line to the time line. Several people write at once: none of them has to have read the lines of the others. */
export async function addNote(
  context: Context,
  { id, at, kind, text, saidBy }: Input<'postVehicleIncidentNote'>,
): Promise<StoredIncident> {
  const stored = await openIncident(context, id, false);
  const happenedAt = at === undefined ? context.now : new Date(at);
  refuseFuture(context, 'at', happenedAt);
  await context.db
    .insertInto('incident_note')
    .values({
      partition: context.partition,
      incident_id: id,
      happened_at: happenedAt,
      kind,
      text,
      said_by: saidBy,
      noted_by: context.actor.name,
    })
    .execute();
  return told(context, stored, 'noted', { text });
}

/** Adds what somebody is to do. */
export async function addAction(
  context: Context,
  { id, title, owner, dueAt }: Input<'postVehicleIncidentAction'>,
): Promise<StoredIncident> {
  const stored = await openIncident(context, id, true);
  await context.db
    .insertInto('incident_action')
    .values({ partition: context.partition, incident_id: id, title, owner, due_at: new Date(dueAt), done_at: null })
    .execute();
  return told(context, stored, 'actionAdded', { action: title, owner });
}

/** Says that an action is done, or that it is not. */
export async function markAction(
  context: Context,
  { id, actionId, isDone }: Input<'putVehicleIncidentAction'>,
): Promise<StoredIncident> {
  const stored = await openIncident(context, id, true);
  const { db, partition, actor, now } = context;
  const action = await db
    .updateTable('incident_action')
    .set(isDone ? { done_at: now, done_by: actor.name } : { done_at: null, done_by: '' })
    .where('partition', '=', partition)
    .where('incident_id', '=', id)
    .where('id', '=', actionId)
    .returning(['title', 'code'])
    .executeTakeFirst();
  if (!action) throw fail('notFound', 'notFound');
  return told(context, stored, isDone ? 'actionDone' : 'actionReopened', { action: action.title || action.code });
}

/** Says that somebody was rung, when, and what they said; or that they were not. */
export async function markCall(
  context: Context,
  { id, callId, isCalled, at, note }: Input<'putVehicleIncidentCall'>,
): Promise<StoredIncident> {
  const stored = await openIncident(context, id, true);
  const { db, partition, actor, now } = context;
  const calledAt = at === undefined ? now : new Date(at);
  refuseFuture(context, 'at', calledAt);
  const call = await db
    .updateTable('incident_call')
    .set(isCalled ? { called_at: calledAt, called_by: actor.name, note } : { called_at: null, called_by: '', note })
    .where('partition', '=', partition)
    .where('incident_id', '=', id)
    .where('id', '=', callId)
    .returning('role')
    .executeTakeFirst();
  if (!call) throw fail('notFound', 'notFound');
  return told(context, stored, isCalled ? 'rung' : 'notRung', { call: call.role });
}

function refuseFuture({ now }: Context, field: string, at: Date): void {
  if (at.getTime() > now.getTime() + futureMinutes * 60_000)
    throw invalidFields({ [field]: { code: 'incidentInFuture' satisfies IncidentFailureCode } });
}
