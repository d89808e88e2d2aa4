import { sql } from 'kysely';
import type { z } from 'zod';
import { type FieldProblem, failures, invalidFields } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { Context } from '#platform/server/implement.ts';
import { lockIdOf } from '#platform/server/records.ts';
import { recordOdometer, withdrawOdometerOf } from '#modules/fleet/odometers/server/index.ts';
import type { vehicleServiceService } from '../contract.ts';
import type { ServiceFailureCode } from '../messages/failures/index.ts';
import { type Due, nextDue } from '../next-due.ts';
import { recordsOf, type StoredService } from './queries.ts';
import { services } from './records.ts';

const fail = failures<FailureCode | ServiceFailureCode>();
type Input<Name extends keyof (typeof vehicleServiceService)['operations']> = z.output<
  (typeof vehicleServiceService)['operations'][Name]['input']
>;
type Problems = Record<string, FieldProblem & { readonly code: FailureCode | ServiceFailureCode }>;

function refuse(problems: Problems): void {
  if (Object.keys(problems).length > 0) throw invalidFields(problems);
}

async function planOf({ db, partition }: Context, id: string) {
  return db
    .selectFrom('service_plan')
    .select(['every_km', 'every_days', 'every_hours', 'counts_from', 'is_active'])
    .where('partition', '=', partition)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Lets a vehicle follow a plan. What the plan counts has a first time; what it does not count has none. */
export async function followPlan(context: Context, input: Input<'postVehicleService'>) {
  const { db, partition, actor } = context;
  const { planId, vehicleId, firstKm, firstOn, firstHours } = input;
  const plan = await planOf(context, planId);
  const { rows: vehicles } = await sql`
    select from vehicle where partition = ${partition} and id = ${vehicleId} and is_active`.execute(db);
  const problems: Problems = {};
  if (!plan?.is_active) problems['planId'] = { code: 'notAnOption' };
  if (vehicles.length === 0) problems['vehicleId'] = { code: 'notAnOption' };
  if (plan)
    for (const [field, every, first] of [
      ['firstKm', plan.every_km, firstKm],
      ['firstOn', plan.every_days, firstOn],
      ['firstHours', plan.every_hours, firstHours],
    ] as const) {
      if (every !== null && first === null) problems[field] = { code: 'required' };
      if (every === null && first !== null) problems[field] = { code: 'serviceNotCounted' };
    }
  refuse(problems);
  const made = await db
    .insertInto('vehicle_service')
    .values({
      partition,
      plan_id: planId,
      vehicle_id: vehicleId,
      first_km: numeric(firstKm),
      first_on: firstOn,
      first_hours: numeric(firstHours),
      due_km: numeric(firstKm),
      due_on: firstOn,
      due_hours: numeric(firstHours),
      created_by: actor.name,
      updated_by: actor.name,
    })
    // Whoever comes second to the same vehicle and plan is told, not stored.
    .onConflict((conflict) =>
      conflict.columns(['partition', 'plan_id', 'vehicle_id']).where('ended_at', 'is', null).doNothing(),
    )
    .returning(['id', 'version'])
    .executeTakeFirst();
  if (!made) throw invalidFields({ planId: { code: 'serviceFollowed' } });
  await services.announce(context, made, {
    event: 'created',
    after: { planId, vehicleId, firstKm, firstOn, firstHours },
  });
  return { id: made.id, lockId: lockIdOf(made) };
}

/** The vehicle follows the plan no more. */
export async function endService(context: Context, { id, reason }: Input<'endVehicleService'>) {
  const stored = await toChange(context, id);
  const columns = { ended_at: context.now, end_reason: reason };
  return savedOf(await services.change(context, stored, { columns, event: 'ended', after: { reason } }));
}

/**
 * Keeps a service that was done: kilometres are judged as a reading of the vehicle, and the next one is due from here. A service
 * is not done tomorrow, and not before the one that stands as the last.
 */
export async function recordService(context: Context, input: Input<'postServiceRecord'>) {
  const { db, partition, actor, today } = context;
  const { id, doneOn, km, hours, cost, workshop, note, warrantyUntil } = input;
  const stored = await toChange(context, id);
  const plan = (await planOf(context, stored.plan_id))!;
  const problems: Problems = {};
  if (doneOn > today) problems['doneOn'] = { code: 'serviceAhead' };
  else if (stored.last_done_on !== null && doneOn < stored.last_done_on)
    problems['doneOn'] = { code: 'serviceBeforeLast', details: { day: stored.last_done_on } };
  if (plan.every_km !== null && km === null) problems['km'] = { code: 'required' };
  if (plan.every_hours !== null && hours === null) problems['hours'] = { code: 'required' };
  if (warrantyUntil !== null && warrantyUntil < doneOn) problems['warrantyUntil'] = { code: 'serviceWarranty' };
  refuse(problems);
  const due = dueOf(stored);
  const made = await db
    .insertInto('service_record')
    .values({
      partition,
      service_id: id,
      done_on: doneOn,
      km: numeric(km),
      hours: numeric(hours),
      cost: Number(cost),
      workshop,
      note,
      warranty_until: warrantyUntil,
      order_id: stored.order_id,
      due_km: numeric(due.km),
      due_on: due.on,
      due_hours: numeric(due.hours),
      created_by: actor.name,
      updated_by: actor.name,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (km !== null) await readAt(context, stored, { recordId: made.id, doneOn, km });
  const next = nextDue(
    { everyKm: plan.every_km, everyDays: plan.every_days, everyHours: plan.every_hours, countsFrom: plan.counts_from },
    due,
    { km, on: doneOn, hours },
  );
  const columns = { due_km: numeric(next.km), due_on: next.on, due_hours: numeric(next.hours), order_id: null };
  return savedOf(
    await services.change(context, stored, {
      columns,
      event: 'serviced',
      before: { due: shown(due) },
      after: { doneOn, km, hours, cost, workshop, due: shown(next) },
    }),
  );
}

/** Takes the last service back: what is due is again what was due before it. */
export async function reverseService(context: Context, { id, recordId, reason }: Input<'reverseServiceRecord'>) {
  const { db, partition, actor, now } = context;
  const stored = await toChange(context, id);
  const counted = (await recordsOf(context, id)).filter(({ reversed_at }) => reversed_at === null);
  const last = counted.find((each) => each.id === recordId);
  if (!last) throw fail('notFound', 'notFound');
  // Those after it were reckoned from it.
  if (counted[0] !== last) throw fail('serviceNotLast', 'rule');
  await db
    .updateTable('service_record')
    .set({
      reversed_at: now,
      reverse_reason: reason,
      updated_by: actor.name,
      updated_at: now,
      version: sql`version + 1`,
    })
    .where('partition', '=', partition)
    .where('id', '=', recordId)
    .execute();
  if (last.km !== null) await withdrawOdometerOf(context, { source: 'person', sourceId: recordId, reason });
  const columns = { due_km: last.due_km, due_on: last.due_on, due_hours: last.due_hours, order_id: last.order_id };
  return savedOf(
    await services.change(context, stored, {
      columns,
      event: 'serviceReversed',
      before: { doneOn: last.done_on },
      after: { reason },
    }),
  );
}

/** At noon of the day in the zone of the server's clients, and not in the future where it was done today. */
async function readAt(
  context: Context,
  { vehicle_id }: StoredService,
  { recordId, doneOn, km }: { readonly recordId: string; readonly doneOn: string; readonly km: number },
): Promise<void> {
  const noon = new Date(`${doneOn}T10:00:00Z`);
  const at = noon < context.now ? noon : context.now;
  await recordOdometer(context, { vehicleId: vehicle_id, at, km, source: 'person', sourceId: recordId });
}

async function toChange(context: Context, id: string): Promise<StoredService> {
  const stored = await services.toChange(context, id);
  if (stored.ended_at !== null) throw fail('serviceEnded', 'rule');
  return stored;
}

/** As the database takes decimals. */
const numeric = (value: number | null) => (value === null ? null : String(value));
const number = (value: unknown) => (value === null ? null : Number(value));
const dueOf = ({ due_km, due_on, due_hours }: StoredService): Due => ({
  km: number(due_km),
  on: due_on,
  hours: number(due_hours),
});
const shown = ({ km, on, hours }: Due) => [km, on, hours].filter((each) => each !== null).join(', ');
const savedOf = (stored: { readonly id: string; readonly version: number }) => ({
  id: stored.id,
  lockId: lockIdOf(stored),
});
