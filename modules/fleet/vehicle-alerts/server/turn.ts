import { sql } from 'kysely';
import type { Context } from '#platform/server/implement.ts';

/** Waits for its turn among all who place alerts of a partition; taken before any row, so that nobody waits in a circle. */
export async function takeTurn({ db, partition }: Pick<Context, 'db' | 'partition'>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`vehicleAlerts ${partition}`}, 0))`.execute(db);
}
