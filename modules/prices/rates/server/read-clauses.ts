import { type RawBuilder, sql } from 'kysely';
import type { CalendarDate } from '#platform/dates.ts';
import type { Context } from '#platform/server/implement.ts';
import { inForceOn } from '#platform/effective.ts';
import { readPercent, readUnitPrice } from '#platform/scaled.ts';
import type { ClauseTerms } from '#modules/prices/fuel-clauses/fields.ts';
import type { FuelClause, FuelPriceInForce } from '../fuel.ts';

type Reader = Pick<Context, 'db' | 'partition'>;

interface StoredVersion {
  readonly from: CalendarDate;
  readonly until: CalendarDate | null;
  readonly terms: ClauseTerms;
  readonly prices: readonly { readonly price: string; readonly day: CalendarDate }[] | null;
}
export interface StoredClause {
  readonly id: string;
  readonly code: string;
  readonly dateBasis: keyof LoadDays;
  readonly versions: readonly StoredVersion[];
}

/** The days of a load that a clause can go by. */
export interface LoadDays {
  readonly loading: CalendarDate;
  readonly delivery: CalendarDate;
  readonly order: CalendarDate;
}

/** A clause with the price that counts for a load's days; `price` is null where none was captured and none may be taken. */
export interface ClauseInForce {
  readonly clause: FuelClause;
  readonly price: FuelPriceInForce | null;
  readonly day: CalendarDate;
}

/** A version of a clause with the course of its price, so that many days can be asked of it. */
export interface KnownVersion {
  readonly clause: FuelClause;
  /** The price on a day: the newest on or before it; where there is none and the clause allows it, the one that came next. */
  priceOn(day: CalendarDate): FuelPriceInForce | null;
}

/** A clause with all its versions that are not superseded. */
export interface KnownClause {
  readonly basis: keyof LoadDays;
  /** What it says on a day; undefined on one before its first. */
  on(day: CalendarDate): KnownVersion | undefined;
}

const percentOrNull = (value: number | null) => (value === null ? null : readPercent(value)!);

/**
 * Clauses with the prices that they follow. One that is not active any more is not offered to new rates, and
 * goes on where rates name it: nothing falls to zero unseen.
 */
export async function knownClauses(
  { db, partition }: Reader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, KnownClause>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ clause: StoredClause | null }>`
    select ${clauseWithVersions(partition, sql`a.id`)} as clause from unnest(${ids}::uuid[]) as a(id)`.execute(db);
  return new Map(rows.flatMap(({ clause }) => (clause ? [[clause.id, knownOf(clause)]] : [])));
}

/** A clause as `knownOf` reads it, with its versions and the course of the price that each of them follows. */
export function clauseWithVersions(partition: string, id: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select jsonb_build_object('id', c.id, 'code', c.code, 'dateBasis', c.date_basis, 'versions',
      (select jsonb_agg(jsonb_build_object('from', v.effective_from, 'until', v.effective_until, 'terms', v.terms,
           'prices', (select jsonb_agg(jsonb_build_object('price', p.price_per_litre::text, 'day', p.effective_from::text) order by p.effective_from)
              from fuel_price p
             where v.terms ->> 'calculation' = 'Basic' and p.partition = ${partition} and p.is_active and p.fuel_type = v.terms ->> 'fuelType'
               and p.region = v.terms ->> 'region' and p.zone = v.terms ->> 'zone' and p.kind = v.terms ->> 'kind')))
         from fuel_clause_version v where v.partition = ${partition} and v.clause_id = c.id and v.superseded_at is null))
    from fuel_clause c where c.partition = ${partition} and c.id = ${id})`;
}

export function knownOf({ id, code, dateBasis, versions }: StoredClause): KnownClause {
  const known = versions.map(({ from, until, terms, prices }) => ({
    effective_from: from,
    effective_until: until,
    ...versionOf({ id, code }, terms, prices ?? []),
  }));
  return { basis: dateBasis, on: (day) => inForceOn(known, day) };
}

function versionOf(
  of: { readonly id: string; readonly code: string },
  stored: ClauseTerms,
  prices: NonNullable<StoredVersion['prices']>,
): KnownVersion {
  const { basePrice, calculation, manualValue } = stored;
  const terms =
    calculation === 'Manual' || basePrice === null
      ? null
      : {
          basePrice: readUnitPrice(basePrice)!,
          weight: readPercent(stored.weightPercent)!,
          threshold: percentOrNull(stored.thresholdPercent),
          floor: percentOrNull(stored.floorPercent),
          cap: percentOrNull(stored.capPercent),
        };
  return {
    clause: {
      ...of,
      calculation,
      valueType: stored.valueType,
      terms,
      manualValue: manualValue === null ? null : readUnitPrice(manualValue)!,
      appliesTo: stored.appliesTo,
      showAsLine: stored.showAsLine,
    },
    priceOn(day) {
      if (calculation === 'Manual') return null;
      const before = prices.findLast((each) => each.day <= day);
      const found = before ?? (stored.missingPrice === 'latest' ? prices[0] : undefined);
      if (!found) return null;
      return { price: readUnitPrice(found.price)!, effectiveFrom: found.day, isLatestKnown: before === undefined };
    },
  };
}
