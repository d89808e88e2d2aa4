import { sql } from 'kysely';
import type { Context } from '#platform/server/implement.ts';
import { literal } from '#platform/server/states-in-sql.ts';
import { keysOfPlace } from '../lanes.ts';
import { type Asked, partiesOf } from '../resolve.ts';
import type { RateState } from '../status.ts';
import {
  type ClauseInForce,
  clauseWithVersions,
  type KnownClause,
  knownClauses,
  knownOf,
  type LoadDays,
  type StoredClause,
} from './read-clauses.ts';
import { type FoundRate, foundRate, namedRateColumns, type StoredNamed } from './read-rates.ts';

type Reader = Pick<Context, 'db' | 'partition'>;
const everybody = '00000000-0000-0000-0000-000000000000';

/**
 * What loads are rated by, read for many of them at a time and each thing once: rates by lane, clauses, prices of fuel. It
 * lives as long as one transaction, or as one simulation.
 */
export interface RateBook {
  /** Reads what these questions need and is not known yet; `others` are rates that are not approved. */
  read(reader: Reader, asked: readonly Asked[], others?: readonly FoundRate[]): Promise<void>;
  /** Every approved rate of the load's parties on one of its lanes on its day. */
  ratesFor(asked: Asked): readonly FoundRate[];
  /** The clause that a rate names, and the price of fuel on its day. */
  clauseFor(rate: FoundRate, days: LoadDays): ClauseInForce | undefined;
}

export function rateBook(): RateBook {
  const lanes = new Map<string, readonly string[]>();
  const rates = new Map<string, FoundRate>();
  const clauses = new Map<string, KnownClause>();

  return {
    async read(reader, asked, others = []) {
      const probes = new Map(asked.map((each) => [keyOf(each), each]));
      const missing = [...probes].filter(([key]) => !lanes.has(key));
      const found = await probe(
        reader,
        missing.map(([, each]) => each),
        { rates: [...rates.keys()], clauses: [...clauses.keys()] },
      );
      for (const [place, [key]] of missing.entries()) lanes.set(key, found.lanes[place]!);
      for (const rate of found.rates) rates.set(rate.id, rate);
      for (const clause of found.clauses) clauses.set(clause.id, knownOf(clause));
      const named = others.flatMap(({ fuelClauseId }) => fuelClauseId ?? []);
      const unknown = [...new Set(named)].filter((id) => !clauses.has(id));
      for (const [id, clause] of await knownClauses(reader, unknown)) clauses.set(id, clause);
    },
    ratesFor: (asked) => (lanes.get(keyOf(asked)) ?? []).flatMap((id) => rates.get(id) ?? []),
    clauseFor({ fuelClauseId }, days) {
      const known = fuelClauseId === null ? undefined : clauses.get(fuelClauseId);
      if (!known) return undefined;
      const day = days[known.basis];
      const version = known.on(day);
      return version && { clause: version.clause, price: version.priceOn(day), day };
    },
  };
}

/** Loads of the same parties between the same places on the same day meet the same rates. */
function keyOf(asked: Asked): string {
  const { side, day, origin, destination } = asked;
  const placeKey = ({ locationId, city, region, country, zoneIds }: Asked['origin']) =>
    locationId ?? [city, region, country, ...zoneIds].join('|');
  return [side, day, ...partiesOf(asked), placeKey(origin), placeKey(destination)].join('>');
}

interface Found {
  /** For each question the ids of the rates that it may have. */
  readonly lanes: readonly (readonly string[])[];
  /** Those that were not known, with the clauses that were not. */
  readonly rates: readonly FoundRate[];
  readonly clauses: readonly StoredClause[];
}
type FoundRow = StoredNamed & {
  readonly place: number;
  readonly found_id: string;
  readonly is_fresh: boolean;
  readonly clause: StoredClause | null;
};

/**
 * The rates that each question may have: a probe of the index for each pair of ends, both ways. Each rate that is not known comes
 * with its names once, and each clause with the first of its rates; all of it by one statement.
 */
async function probe(
  { db, partition }: Reader,
  asked: readonly Asked[],
  known: { readonly rates: readonly string[]; readonly clauses: readonly string[] },
): Promise<Found> {
  if (asked.length === 0) return { lanes: [], rates: [], clauses: [] };
  const questions = asked.map((each, place) => ({
    place,
    side: each.side,
    day: each.day,
    parties: partiesOf(each).map((id) => id ?? everybody),
    origins: keysOfPlace(each.origin),
    destinations: keysOfPlace(each.destination),
  }));
  const one = (from: string, to: string) => sql`
    select t as rate from rate t
     where t.partition = ${partition} and t.side = q.side and t.party_id = any (q.parties) and t.origin_key = any (q.${sql.ref(from)})
       and t.destination_key = any (q.${sql.ref(to)}) and t.status = ${literal<RateState>('APPROVED')} and t.valid_from <= q.day and (t.valid_to is null or t.valid_to >= q.day)`;
  // As JSON: of a list PostgreSQL counts the elements each time, and plans the statement anew instead of keeping its plan.
  const listed = (ids: readonly string[]) =>
    sql`(select id::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) as k(id))`;
  // Whole rows, so that no rate is looked up a second time: each look at the table brings the policies of its parties with it.
  const { rows } = await sql<FoundRow>`
    with /* keyed */ found as materialized (
      select q.place, f.rate, (f.rate).id, (f.rate).fuel_clause_id,
             row_number() over (partition by (f.rate).id order by q.place) = 1 and (f.rate).id not in ${listed(known.rates)} as is_fresh
        from jsonb_to_recordset(${JSON.stringify(questions)}::jsonb)
             as q(place int, side text, day date, parties uuid[], origins text[], destinations text[])
       cross join lateral (${one('origins', 'destinations')} union all ${one('destinations', 'origins')} and t.both_ways) f),
    first as materialized (
      select place, id, is_fresh, rate, is_fresh and fuel_clause_id is not null and fuel_clause_id not in ${listed(known.clauses)}
             and row_number() over (partition by fuel_clause_id, is_fresh order by place, id) = 1 as is_of_clause, fuel_clause_id
        from found)
    select f.place, f.id as found_id, f.is_fresh, case when f.is_of_clause then ${clauseWithVersions(partition, sql`f.fuel_clause_id`)} end as clause, r.*
      from first f left join lateral (select ${namedRateColumns} from (select (f.rate).*) t where f.is_fresh) r on true`.execute(
    db,
  );
  // A rate that holds both ways is met twice where both ends lie in both of its own.
  const lanes = asked.map(() => new Set<string>());
  for (const { place, found_id } of rows) lanes[place]!.add(found_id);
  return {
    lanes: lanes.map((ids) => [...ids]),
    rates: rows.filter(({ is_fresh }) => is_fresh).map(foundRate),
    clauses: rows.flatMap(({ clause }) => clause ?? []),
  };
}
