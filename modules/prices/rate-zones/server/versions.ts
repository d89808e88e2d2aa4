import { sql } from 'kysely';
import type { z } from 'zod';
import { failures, invalidFields } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import { type Context, implement, type Implementation } from '#platform/server/implement.ts';
import { type ZoneVersion, zoneVersionService } from '../contract.ts';
import type { RateZoneFailureCode } from '../messages/failures/index.ts';
import { rateZoneStore } from './store.ts';

const fail = failures<FailureCode | RateZoneFailureCode>();
type Answer = z.input<(typeof zoneVersionService)['operations']['postRateZoneVersion']['output']>;

/** A noun whose records name zones, and go by another one through drafts that a second person approves. */
export interface ZoneUser {
  redraft(
    context: Context,
    change: { readonly from: string; readonly to: string; readonly validFrom: string },
  ): Promise<Answer['rates']>;
}

export function zoneVersionOperations(users: readonly ZoneUser[]): Implementation {
  return implement(zoneVersionService, {
    postRateZoneVersion: (context, version) => makeVersion(context, users, version),
  });
}

/** The former zone stays as it is: it goes on pricing the loads before the day, and rates that nobody approves anew. */
async function makeVersion(
  context: Context,
  users: readonly ZoneUser[],
  { id, code: typed, cities, locationIds, validFrom }: ZoneVersion,
): Promise<Answer> {
  const { db, partition } = context;
  const { rows } = await sql<{ code: string; name: string; country: string; used: boolean; same: boolean }>`
    select code, name, country, rate_zone_is_used(partition, id) as used,
           cities = ${cities} and location_ids @> ${locationIds}::uuid[] and location_ids <@ ${locationIds}::uuid[] as same
      from rate_zone where partition = ${partition} and id = ${id} for update`.execute(db);
  const [zone] = rows;
  if (!zone) throw fail('notFound', 'notFound');
  if (!zone.used) throw fail('zoneNotInUse', 'rule');
  if (zone.same) throw invalidFields({ cities: { code: 'zoneTheSame' satisfies RateZoneFailureCode } });
  if (validFrom < context.today) throw invalidFields({ validFrom: { code: 'dateInPast' } });
  const code = typed === '' ? await nextCode(context, zone.code) : typed;
  const { name, country } = zone;
  const made = await rateZoneStore.create(context, { code, name, country, cities, locationIds });
  const drafts = await Promise.all(users.map((user) => user.redraft(context, { from: id, to: made.id, validFrom })));
  const rates = drafts.flat();
  return { id: made.id, code, rates, made: rates.filter(({ leftOut }) => leftOut === null).length };
}

/** `GP` is followed by `GP-2`, and that by `GP-3`. */
async function nextCode({ db, partition }: Context, code: string): Promise<string> {
  const stem = code.replace(/-\d+$/, '').slice(0, 16);
  const { rows } = await sql<{ last: number }>`
    select coalesce(max(substring(code from '-([0-9]{1,3})$')::int), 1) as last from rate_zone
     where partition = ${partition} and (code = ${stem} or code ~ ('^' || ${stem} || '-[0-9]{1,3}$'))`.execute(db);
  return `${stem}-${rows[0]!.last + 1}`;
}
