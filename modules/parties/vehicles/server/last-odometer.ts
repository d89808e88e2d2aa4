import { sql } from 'kysely';
import type { Context } from '#platform/server/implement.ts';

/** A reading of an odometer that counts. */
export interface LastOdometer {
  readonly km: number;
  readonly at: Date;
}

/**
 * The last reading of a vehicle that counts, whoever told it; undefined where there is none. Readings are judged by the database
 * (decision 0239), so that one which was corrected or taken back bounds nothing any more.
 */
export async function lastOdometer({ db }: Pick<Context, 'db'>, vehicleId: string): Promise<LastOdometer | undefined> {
  const { rows } = await sql<LastOdometer>`
    select km::float8, at from odometer_last(${vehicleId})`.execute(db);
  return rows[0];
}
