import { sql } from 'kysely';
import type { CalendarDate } from '#platform/dates.ts';
import type { Context } from '#platform/server/implement.ts';
import { readPercent, readUnitPrice } from '#platform/scaled.ts';
import type { FuelClause, FuelPriceInForce } from '../fuel.ts';

type Reader = Pick<Context, 'db' | 'partition'>;

interface StoredClause {
  readonly id: string;
  readonly code: string;
  readonly calculation: 'Basic' | 'Manual';
  readonly value_type: 'Percent' | 'Currency';
  readonly base_price: string | null;
  readonly weight_percent: string;
  readonly threshold_percent: string | null;
  readonly floor_percent: string | null;
  readonly cap_percent: string | null;
  readonly manual_value: string | null;
  readonly applies_to: 'linehaul' | 'linehaulAndExtras';
  readonly date_basis: 'loading' | 'delivery' | 'order';
  readonly missing_price: 'refuse' | 'latest';
  readonly show_as_line: boolean;
  readonly prices: readonly { readonly price: string; readonly day: CalendarDate }[] | null;
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

/** A clause with the course of its price, so that many days can be asked of it. */
export interface KnownClause {
  readonly clause: FuelClause;
  readonly basis: keyof LoadDays;
  /** The price on a day: the newest on or before it; where there is none and the clause allows it, the one that came next. */
  priceOn(day: CalendarDate): FuelPriceInForce | null;
}

const percentOrNull = (value: string | null) => (value === null ? null : readPercent(value)!);

/** Active clauses with the prices that they follow. */
export async function knownClauses(
  { db, partition }: Reader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, KnownClause>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<StoredClause>`
    select c.id, c.code, c.calculation, c.value_type, c.base_price, c.weight_percent, c.threshold_percent, c.floor_percent,
           c.cap_percent, c.manual_value, c.applies_to, c.date_basis, c.missing_price, c.show_as_line,
           (select jsonb_agg(jsonb_build_object('price', p.price_per_litre::text, 'day', p.effective_from::text) order by p.effective_from)
              from fuel_price p
             where c.calculation = 'Basic' and p.partition = c.partition and p.is_active and p.fuel_type = c.fuel_type
               and p.region = c.region and p.zone = c.zone and p.kind = c.kind) as prices
      from fuel_clause c where c.partition = ${partition} and c.id = any (${ids}::uuid[]) and c.is_active`.execute(db);
  return new Map(rows.map((row) => [row.id, knownOf(row)]));
}

function knownOf(stored: StoredClause): KnownClause {
  const { base_price, calculation, manual_value } = stored;
  const terms =
    calculation === 'Manual' || base_price === null
      ? null
      : {
          basePrice: readUnitPrice(base_price)!,
          weight: readPercent(stored.weight_percent)!,
          threshold: percentOrNull(stored.threshold_percent),
          floor: percentOrNull(stored.floor_percent),
          cap: percentOrNull(stored.cap_percent),
        };
  const prices = stored.prices ?? [];
  return {
    clause: {
      id: stored.id,
      code: stored.code,
      calculation,
      valueType: stored.value_type,
      terms,
      manualValue: manual_value === null ? null : readUnitPrice(manual_value)!,
      appliesTo: stored.applies_to,
      showAsLine: stored.show_as_line,
    },
    basis: stored.date_basis,
    priceOn(day) {
      if (calculation === 'Manual') return null;
      const before = prices.findLast((each) => each.day <= day);
      const found = before ?? (stored.missing_price === 'latest' ? prices[0] : undefined);
      if (!found) return null;
      return { price: readUnitPrice(found.price)!, effectiveFrom: found.day, isLatestKnown: before === undefined };
    },
  };
}
