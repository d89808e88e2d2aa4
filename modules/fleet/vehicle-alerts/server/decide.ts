import type { z } from 'zod';
import { failures, invalidFields } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { Context, UserActor } from '#platform/server/implement.ts';
import { lockIdOf } from '#platform/server/records.ts';
import { colleaguesWith, refuseWhenScoped } from '#modules/base/access/server/index.ts';
import type { vehicleAlertService } from '../contract.ts';
import type { VehicleAlertFailureCode } from '../messages/failures/index.ts';
import { longestSnoozeDays } from '../status.ts';
import { alertLives, alerts } from './lives.ts';
import { placeUnderParents } from './parents.ts';
import type { StoredAlert } from './queries.ts';
import { seesAlerts, tellPeople } from './tell-people.ts';
import { takeTurn } from './turn.ts';

const fail = failures<FailureCode | VehicleAlertFailureCode>();
type Operations = (typeof vehicleAlertService)['operations'];
type Input<Name extends keyof Operations> = z.output<Operations[Name]['input']>;

const savedOf = (stored: StoredAlert) => ({ id: stored.id, lockId: lockIdOf(stored), status: stored.status });

function person({ actor }: Context): UserActor {
  if (actor.kind !== 'user') throw fail('notFound', 'notFound');
  return actor;
}

/** The caller takes an alert, and what stands under it with it. */
export async function acknowledge(context: Context, { id }: Input<'acknowledgeVehicleAlert'>) {
  refuseWhenScoped(context);
  const stored = await alerts.toChange(context, id);
  const { id: assignee_id, name: assignee } = person(context);
  return savedOf(await alertLives.move(context, stored, 'acknowledge', { columns: { assignee_id, assignee } }));
}

/** Gives an alert to somebody who may see alerts of the caller's company. */
export async function assign(context: Context, { id, userId }: Input<'assignVehicleAlert'>) {
  refuseWhenScoped(context);
  const stored = await alerts.toChange(context, id);
  const assignee = (await people(context)).find((each) => each.id === userId);
  if (!assignee) throw invalidFields({ userId: { code: 'notAnOption' } });
  return savedOf(
    await alertLives.move(context, stored, 'assign', {
      columns: { assignee_id: assignee.id, assignee: assignee.name },
      after: { assignee: assignee.name },
    }),
  );
}

/** People of the caller's company who may see alerts. */
export async function people(context: Context): Promise<{ id: string; name: string }[]> {
  refuseWhenScoped(context);
  const colleagues = await colleaguesWith(context, person(context).companyId, [seesAlerts]);
  return colleagues.map(({ id, fullName }) => ({ id, name: fullName }));
}

/** Lets an alert sleep until a moment, or until it gets worse. Security stays awake. */
export async function snooze(context: Context, { id, until }: Input<'snoozeVehicleAlert'>) {
  refuseWhenScoped(context);
  await takeTurn(context);
  const stored = await alerts.toChange(context, id);
  if (stored.category === 'security') throw fail('securityAwake', 'rule');
  const latest = context.now.getTime() + longestSnoozeDays * 86_400_000;
  const moment = until === null ? null : new Date(until);
  if (moment && (moment <= context.now || moment.getTime() > latest))
    throw invalidFields({ until: { code: 'snoozeTooLong', details: { days: longestSnoozeDays } } });
  const slept = await alertLives.move(context, stored, 'snooze', { columns: { snoozed_until: moment } });
  await freeChildren(context);
  return savedOf(slept);
}

/** Ends an alert: it was seen to, or was none. While its condition holds it does not open again unless it gets worse. */
export async function resolve(context: Context, { id, isFalseAlarm, reason }: Input<'resolveVehicleAlert'>) {
  refuseWhenScoped(context);
  await takeTurn(context);
  const stored = await alerts.toChange(context, id);
  const ended = await alertLives.move(context, stored, isFalseAlarm ? 'dismiss' : 'resolve', {
    reason,
    // What is away already would never be seen to go away.
    columns: { reason, absent_since: null },
  });
  await freeChildren(context);
  return savedOf(ended);
}

/** What stood under an alert that asks for attention no longer stands for itself, and is told. */
async function freeChildren(context: Context): Promise<void> {
  await placeUnderParents(context);
  await tellPeople(context);
}
