import { sql } from 'kysely';
import type { Context } from '#platform/server/implement.ts';
import { keysOfPlace } from '../lanes.ts';
import { type Asked, partiesOf } from '../resolve.ts';
import { rateColumns, type StoredRate } from './queries.ts';
import { type ClauseInForce, type KnownClause, knownClauses, type LoadDays } from './read-clauses.ts';
import { type FoundRate, foundRates } from './read-rates.ts';

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
  const clauses = new Map<string, KnownClause | undefined>();

  return {
    async read(reader, asked, others = []) {
      const probes = new Map(asked.map((each) => [keyOf(each), each]));
      const missing = [...probes].filter(([key]) => !lanes.has(key));
      const ids = await probe(
        reader,
        missing.map(([, each]) => each),
      );
      for (const [place, [key]] of missing.entries()) lanes.set(key, ids[place]!);
      const unread = [...new Set(ids.flat())].filter((id) => !rates.has(id));
      for (const rate of await ratesByIds(reader, unread)) rates.set(rate.id, rate);
      const named = [...unread.flatMap((id) => rates.get(id) ?? []), ...others].flatMap(
        ({ fuelClauseId }) => fuelClauseId ?? [],
      );
      const unknown = [...new Set(named)].filter((id) => !clauses.has(id));
      const known = await knownClauses(reader, unknown);
      for (const id of unknown) clauses.set(id, known.get(id));
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

/** The ids of the rates that each question may have: a probe of the index for each pair of ends, both ways. */
async function probe({ db, partition }: Reader, asked: readonly Asked[]): Promise<readonly (readonly string[])[]> {
  if (asked.length === 0) return [];
  const questions = asked.map((each, place) => ({
    place,
    side: each.side,
    day: each.day,
    parties: partiesOf(each).map((id) => id ?? everybody),
    origins: keysOfPlace(each.origin),
    destinations: keysOfPlace(each.destination),
  }));
  const one = (from: string, to: string) => sql`
    select t.id from rate t
     where t.partition = ${partition} and t.side = q.side and t.party_id = any (q.parties) and t.origin_key = any (q.${sql.ref(from)})
       and t.destination_key = any (q.${sql.ref(to)}) and t.status = 'APPROVED' and t.valid_from <= q.day and (t.valid_to is null or t.valid_to >= q.day)`;
  const { rows } = await sql<{ place: number; id: string }>`
    select q.place, found.id
      from jsonb_to_recordset(${JSON.stringify(questions)}::jsonb)
           as q(place int, side text, day date, parties uuid[], origins text[], destinations text[])
     cross join lateral (${one('origins', 'destinations')} union ${one('destinations', 'origins')} and t.both_ways) found`.execute(
    db,
  );
  const found = asked.map((): string[] => []);
  for (const { place, id } of rows) found[place]!.push(id);
  return found;
}

async function ratesByIds(reader: Reader, ids: readonly string[]): Promise<readonly FoundRate[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<StoredRate>`
    select ${rateColumns} from rate t where t.partition = ${reader.partition} and t.id = any (${ids}::uuid[])`.execute(
    reader.db,
  );
  return foundRates(reader, rows);
}
