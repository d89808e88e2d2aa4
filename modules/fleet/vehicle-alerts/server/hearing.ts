import { sql, type Selectable } from 'kysely';
import type { z } from 'zod';
import { failures } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { Context, UserActor } from '#platform/server/implement.ts';
import { refuseStale } from '#platform/server/records.ts';
import type { Tables } from '#platform/server/tables.ts';
import { refuseWhenScoped } from '#modules/base/access/server/index.ts';
import type { AlertHearing, vehicleAlertService } from '../contract.ts';
import { type Hearing, usualHearing } from '../hearing.ts';
import type { Reader } from './queries.ts';
import './tables.ts';

const fail = failures<FailureCode>();
type Stored = Selectable<Tables['vehicle_alert_hearing']>;

function person({ actor }: Context): UserActor {
  if (actor.kind !== 'user') throw fail('notFound', 'notFound');
  return actor;
}

function hearingOf(stored: Stored | undefined): Hearing {
  if (!stored) return usualHearing;
  return {
    screenCategories: stored.screen_categories,
    mailCategories: stored.mail_categories,
    mailFrom: stored.mail_from,
    quietFrom: stored.quiet_from,
    quietUntil: stored.quiet_until,
  };
}

/** What some people want to hear, by their ids; the usual of those who have not said it. */
export async function hearingsOf(
  { db, partition }: Reader,
  userIds: readonly string[],
): Promise<(userId: string) => Hearing> {
  const rows = await db
    .selectFrom('vehicle_alert_hearing')
    .selectAll()
    .where('partition', '=', partition)
    .where('user_id', '=', sql<string>`any (${userIds}::uuid[])`)
    .execute();
  const byPerson = new Map(rows.map((row) => [row.user_id, row]));
  return (userId) => hearingOf(byPerson.get(userId));
}

async function own({ db, partition }: Reader, userId: string): Promise<Stored | undefined> {
  return db
    .selectFrom('vehicle_alert_hearing')
    .selectAll()
    .where('partition', '=', partition)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

function shown(context: Context, stored: Stored | undefined): AlertHearing {
  const { screenCategories, mailCategories, ...rest } = hearingOf(stored);
  return {
    ...rest,
    screenCategories: [...screenCategories],
    mailCategories: [...mailCategories],
    lockId: String(stored?.version ?? 0),
    timeZone: context.timeZone,
  };
}

/** What the caller wants to hear. */
export async function readHearing(context: Context): Promise<AlertHearing> {
  refuseWhenScoped(context);
  return shown(context, await own(context, person(context).id));
}

type Wanted = z.output<(typeof vehicleAlertService)['operations']['putVehicleAlertHearing']['input']>;

export async function changeHearing(context: Context, wanted: Wanted): Promise<AlertHearing> {
  refuseWhenScoped(context);
  const { db, partition } = context;
  const { id: user_id, name } = person(context);
  const stored = await own(context, user_id);
  await refuseStale(context, String(stored?.version ?? 0), () => ({
    // Nobody else changes it; this is the same person at another screen.
    by: name,
    at: stored?.updated_at ?? context.now,
    show: () => shown(context, stored),
  }));
  const columns = {
    screen_categories: wanted.screenCategories,
    mail_categories: wanted.mailCategories,
    mail_from: wanted.mailFrom,
    quiet_from: wanted.quietFrom,
    quiet_until: wanted.quietUntil,
  };
  await db
    .insertInto('vehicle_alert_hearing')
    .values({ partition, user_id, ...columns })
    .onConflict((conflict) =>
      conflict
        .columns(['partition', 'user_id'])
        .doUpdateSet({ ...columns, version: sql<number>`vehicle_alert_hearing.version + 1`, updated_at: context.now }),
    )
    .execute();
  return readHearing(context);
}
