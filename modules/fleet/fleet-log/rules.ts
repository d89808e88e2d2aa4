import { cents, wireOf } from '#platform/money.ts';
import type { LineFlag } from './fields.ts';

/** A tank takes a little more than it says. */
export const tankTolerance = 1.05;
/** A price may differ from that of the day by so much. */
export const priceTolerance = 0.2;
/** Cents by which a typed amount may differ from litres times price. */
const amountToleranceCents = 2;

/** Litres are kept in hundredths. */
const litreParts = 100;

/** Cents for litres at a price, rounded half away from zero. */
export function amountOfLitres(litres: number, unitPrice: number): number {
  // Hundredths of litres times ten-thousandths of rand: whole numbers, so that nothing is lost.
  const product = BigInt(Math.round(litres * litreParts)) * BigInt(Math.round(unitPrice * 10_000));
  const half = product < 0n ? -5000n : 5000n;
  return Number((product + half) / 10_000n);
}

export interface FuelFigures {
  readonly litres: number;
  /** Rand. */
  readonly unitPrice: number | null;
  /** Cents. */
  readonly amount: number | null;
}

export interface FuelFacts {
  readonly tankLitres: number | null;
  /** Rand a litre on the day; null where none is known. */
  readonly priceOfDay: number | null;
}

/** A slip with its amount, the price that follows from it, and what does not fit. A price never stands in for an amount. */
export function judgeFuel(
  { litres, unitPrice, amount }: FuelFigures,
  { tankLitres, priceOfDay }: FuelFacts,
): {
  readonly amount: number;
  readonly unitPrice: number | null;
  readonly flags: readonly LineFlag[];
  readonly differs: number;
} {
  const worked = unitPrice === null ? null : amountOfLitres(litres, unitPrice);
  const total = amount ?? worked ?? 0;
  const price = unitPrice ?? (litres === 0 ? null : wireOf(cents(total)) / litres);
  const differs = worked === null ? 0 : total - worked;
  const flags: LineFlag[] = [];
  if (tankLitres !== null && Math.abs(litres) > tankLitres * tankTolerance) flags.push('tank');
  if (price !== null && priceOfDay !== null && Math.abs(price - priceOfDay) > priceOfDay * priceTolerance)
    flags.push('price');
  if (Math.abs(differs) > amountToleranceCents) flags.push('amount');
  return { amount: total, unitPrice: price === null ? null : Math.round(price * 10_000) / 10_000, flags, differs };
}

export interface ChainedTrip {
  readonly id: string;
  readonly startKm: number;
  readonly endKm: number;
}

export interface Gap<Trip extends ChainedTrip = ChainedTrip> {
  readonly before: Trip;
  readonly after: Trip;
  readonly startKm: number;
  readonly endKm: number;
}

/** Kilometres between trips that nobody explains: the start of a trip is the end of the one before, or there is a gap. */
export function gapsOf<Trip extends ChainedTrip>(trips: readonly Trip[]): readonly Gap<Trip>[] {
  const gaps: Gap<Trip>[] = [];
  let last: Trip | undefined;
  for (const trip of trips.toSorted((one, other) => one.startKm - other.startKm || one.endKm - other.endKm)) {
    if (last && trip.startKm - last.endKm > 0.05)
      gaps.push({ before: last, after: trip, startKm: last.endKm, endKm: trip.startKm });
    if (!last || trip.endKm > last.endKm) last = trip;
  }
  return gaps;
}
