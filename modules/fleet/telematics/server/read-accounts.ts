import { setTimeout as wait } from 'node:timers/promises';
import type { App } from '#platform/server/app.ts';
import { inPartition, systemContext } from '#platform/server/contexts.ts';
import type { Context } from '#platform/server/implement.ts';
import type { JobKind } from '#platform/server/jobs.ts';
import { proveZone } from '../provider-time.ts';
import { eventDays } from '../events.ts';
import { positionDays } from '../status.ts';
import { keepEvents } from './keep-events.ts';
import { keepPoints } from './keep-points.ts';
import { keepTrips } from './keep-trips.ts';
import { type ListedUnit, type Reading, ReadingFailed, type TelematicsSystem } from './port.ts';
import { findAccount, type StoredAccount } from './queries.ts';
import { systemOf } from './systems.ts';

/** Batches of a thousand rows that one night throws away at most: two days of a million positions. */
const batchesOfNight = 2000;
/** Seconds between two readings of an account. */
const pauseSeconds = 60;
/** Seconds between two readings of its trips, which are told after their end. */
const tripPauseSeconds = 900;
/** Readings one after the other where there is more. */
const readingsAtMost = 10;

/** Reads what is due, each minute. */
export function readTelematics(app: App): JobKind<object> {
  return {
    name: 'read-telematics',
    schedule: '* * * * *',
    retries: 0,
    retryDelay: 60,
    lease: 600,
    async work() {
      const { rows } = await app.database.lookups.query<{ partition: string; id: string }>(
        'select partition, id from telematics_due($1)',
        [app.clock.now()],
      );
      for (const { partition, id } of rows)
        await readAccount(app, partition, id).catch((error: unknown) =>
          // One account holds up no other, and is read again with the next round.
          app.log.error({ error, account: id }, 'telematics account not read'),
        );
    },
  };
}

/** Reads an account to its end; what fails begins there the next time. Of several processes one does it. */
export async function readAccount(app: App, partition: string, id: string): Promise<void> {
  const system = systemContext(app, { language: 'en', requestId: `telematics-${id}`, operation: 'read-telematics' });
  const within = <T>(task: (context: Context) => Promise<T>) => inPartition(system, partition, task);
  for (let reading = 0; reading < readingsAtMost; reading++) {
    const account = await within((context) => claim(context, id, reading > 0));
    const there = account && systemOf(app, account);
    if (!there) return;
    try {
      // Outside of a transaction: a provider may take its time.
      const units = account.read_until === '' ? await there.units() : [];
      const read = await there.read(account.read_until);
      await within((context) => keep(context, account, read, units));
      if (read.hasMore) continue;
      await readEvents(account, there, within);
      return await readTrips(app, account, there, within);
    } catch (error) {
      if (!(error instanceof ReadingFailed)) throw error;
      return within((context) => noteFailure(context, account, error));
    }
  }
}

/** Reads events where the provider tells them apart. An account that gives none goes on with its positions. */
async function readEvents(
  account: StoredAccount,
  there: TelematicsSystem,
  within: <T>(task: (context: Context) => Promise<T>) => Promise<T>,
): Promise<void> {
  if (!there.events) return;
  let { events_until: until } = account;
  const note = (columns: {
    readonly events_until?: string;
    readonly events_problem: StoredAccount['events_problem'];
  }) =>
    within(async ({ db, partition }) => {
      await db
        .updateTable('telematics_account')
        .set(columns)
        .where('partition', '=', partition)
        .where('id', '=', account.id)
        .execute();
    });
  for (let reading = 0; reading < readingsAtMost; reading++)
    try {
      const { events, readUntil, hasMore } = await there.events(until);
      await within((context) => keepEvents(context, account.id, events));
      await note({ events_until: readUntil, events_problem: '' });
      until = readUntil;
      if (!hasMore) return;
    } catch (error) {
      if (!(error instanceof ReadingFailed)) throw error;
      return note({ events_problem: error.problem });
    }
}

/** Reads trips that have ended. An account that gives none goes on with its positions, and is asked again later. */
async function readTrips(
  { clock }: Pick<App, 'clock'>,
  account: StoredAccount,
  there: TelematicsSystem,
  within: <T>(task: (context: Context) => Promise<T>) => Promise<T>,
): Promise<void> {
  if (account.trips_next_at !== null && account.trips_next_at > clock.now()) return;
  let { trips_until: until } = account;
  const note = (columns: { readonly trips_until?: string; readonly trips_problem: StoredAccount['trips_problem'] }) =>
    within(async ({ db, partition, now }) => {
      await db
        .updateTable('telematics_account')
        .set({ ...columns, trips_next_at: new Date(now.getTime() + tripPauseSeconds * 1000) })
        .where('partition', '=', partition)
        .where('id', '=', account.id)
        .execute();
    });
  for (let reading = 0; reading < readingsAtMost; reading++)
    try {
      const { trips, readUntil, hasMore } = await there.trips(until);
      await within((context) => keepTrips(context, account.id, trips));
      await note({ trips_until: readUntil, trips_problem: '' });
      until = readUntil;
      if (!hasMore) return;
    } catch (error) {
      if (!(error instanceof ReadingFailed)) throw error;
      return note({ trips_problem: error.problem });
    }
}

/** The account, if it is due and nobody else has taken it. */
async function claim(context: Context, id: string, goesOn: boolean): Promise<StoredAccount | undefined> {
  const { db, partition, now } = context;
  const claimed = await db
    .updateTable('telematics_account')
    .set({ next_at: new Date(now.getTime() + pauseSeconds * 1000) })
    .where('partition', '=', partition)
    .where('id', '=', id)
    .where('is_active', '=', true)
    .$if(!goesOn, (query) => query.where('next_at', '<=', now))
    .returning('id')
    .executeTakeFirst();
  return claimed && findAccount(context, id);
}

async function keep(
  context: Context,
  { id, problem }: StoredAccount,
  { points, events, readUntil, received }: Reading,
  units: readonly ListedUnit[],
): Promise<void> {
  const { db, partition, now } = context;
  const kept = await keepPoints(context, { accountId: id, points, events, units });
  const zone = proveZone(received, now);
  await db
    .updateTable('telematics_account')
    .set({
      read_until: readUntil,
      read_at: now,
      problem: '',
      problem_since: null,
      ...((zone === 'offset' || zone === 'proved') && { is_zone_proved: true }),
    })
    .where('partition', '=', partition)
    .where('id', '=', id)
    .execute();
  if (kept.points > 0 || problem !== '') await context.publish('telematics', 'read', id);
}

async function noteFailure(
  { db, partition, now, publish }: Context,
  { id, problem_since }: StoredAccount,
  { problem, retryAfter = pauseSeconds }: ReadingFailed,
): Promise<void> {
  await db
    .updateTable('telematics_account')
    .set({
      problem,
      problem_since: problem_since ?? now,
      next_at: new Date(now.getTime() + retryAfter * 1000),
    })
    .where('partition', '=', partition)
    .where('id', '=', id)
    .execute();
  await publish('telematics', 'failed', id);
}

/** Throws away what is older than is kept, each night, in batches that hold up nobody. */
export function forgetPositions(app: App): JobKind<object> {
  return {
    name: 'forget-positions',
    schedule: '20 1 * * *',
    retries: 2,
    retryDelay: 300,
    lease: 1800,
    async work() {
      const before = new Date(app.clock.now().getTime() - positionDays * 86_400_000);
      await inBatches(app, 'select forget_positions($1) as gone', before);
      const oldEvents = new Date(app.clock.now().getTime() - eventDays * 86_400_000);
      await inBatches(app, 'select forget_telematics_events($1) as gone', oldEvents);
    },
  };
}

/** Rests after each batch for as long as it took, so that half of the time is left to others. */
async function inBatches(app: App, query: string, before: Date): Promise<void> {
  for (let batch = 0; batch < batchesOfNight; batch++) {
    const started = performance.now();
    const { rows } = await app.database.lookups.query<{ gone: number }>(query, [before]);
    if (rows[0]!.gone === 0) return;
    await wait(performance.now() - started);
  }
}
