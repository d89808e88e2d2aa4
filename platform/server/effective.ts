import { sql } from 'kysely';
import type { CalendarDate } from '../dates.ts';
import { type Effective, superseding } from '../effective.ts';
import type { Context } from './implement.ts';

interface Stored extends Effective {
  readonly id: string;
}

/** A version that was cut in two: the days after the new one, for which the caller writes the same content again. */
export interface Rest extends Effective {
  /** The version whose content it is. */
  readonly of: string;
}

/** A table of versions (`call effective_periods(…)` in its migration), and the column that says of what they are. */
export interface Versions {
  /** Takes days for a new version: older ones end the day before it, or are superseded as a whole. Insert it after that. */
  takeDays(context: Pick<Context, 'db' | 'partition'>, owner: string, days: Effective): Promise<readonly Rest[]>;
  /** The id of the version in force on a day. */
  inForce(context: Pick<Context, 'db' | 'partition'>, owner: string, day: CalendarDate): Promise<string | undefined>;
}

export function versionsIn(table: string, ownerColumn: string): Versions {
  const [from, owned] = [sql.table(table), sql.ref(ownerColumn)];
  return {
    async takeDays({ db, partition }, owner, days) {
      // Writers of one owner come one after the other, the first version of all included; the constraint only refuses.
      await sql`select pg_advisory_xact_lock(hashtextextended(${`${table} ${partition} ${owner}`}, 0))`.execute(db);
      const { rows } = await sql<Stored>`
        select id, effective_from, effective_until from ${from}
         where partition = ${partition} and ${owned} = ${owner} and superseded_at is null
           and in_force && daterange(${days.effective_from}::date, ${days.effective_until}::date, '[]')`.execute(db);
      const rests: Rest[] = [];
      for (const version of rows) {
        const change = superseding(version, days);
        if (!change) continue;
        const set = change.keptUntil ? sql`effective_until = ${change.keptUntil}` : sql`superseded_at = now()`;
        await sql`update ${from} set ${set} where partition = ${partition} and id = ${version.id}`.execute(db);
        if (change.rest) rests.push({ ...change.rest, of: version.id });
      }
      return rests;
    },
    async inForce({ db, partition }, owner, day) {
      const { rows } = await sql<{ id: string }>`
        select id from ${from}
         where partition = ${partition} and ${owned} = ${owner} and superseded_at is null and in_force @> ${day}::date`.execute(
        db,
      );
      return rows[0]?.id;
    },
  };
}
