import { divideRounded, portionOf } from '#platform/calculations.ts';
import type { Cents } from '#platform/money.ts';

/** Free minutes where neither a rate nor the location says otherwise, and the steps in which the rest is counted. */
export const usualFreeMinutes = 120;
export const usualStepMinutes = 15;

/** How long a vehicle may stand, and what it costs beyond that. */
interface StandingTerms {
  readonly freeMinutes: number;
  /** Minutes are counted up to whole steps. */
  readonly stepMinutes: number;
  readonly perHour: Cents;
}
/** Times of a stop: when it could begin, when it came and left. */
export interface StandingTimes {
  readonly windowStart: Date | null;
  readonly arrivedAt: Date;
  readonly departedAt: Date;
}

const minute = 60_000;

/** Since when the time counts: the later of arrival and start of the window. */
export function standingFrom({ windowStart, arrivedAt }: Pick<StandingTimes, 'windowStart' | 'arrivedAt'>): Date {
  return windowStart !== null && windowStart > arrivedAt ? windowStart : arrivedAt;
}

/** Hours as a quantity of a charge: three decimals, which quarters of an hour always fit. */
export function standingHours(minutes: number): string {
  const thousandths = divideRounded(BigInt(minutes) * 1000n, 60n);
  return `${thousandths / 1000n}.${String(thousandths % 1000n).padStart(3, '0')}`;
}

/** Minutes that are charged: from the later of arrival and start of the window to the departure, less what is free. */
export function standingMinutes(
  times: StandingTimes,
  { freeMinutes, stepMinutes }: Pick<StandingTerms, 'freeMinutes' | 'stepMinutes'>,
): number {
  const stood = Math.floor((times.departedAt.getTime() - standingFrom(times).getTime()) / minute) - freeMinutes;
  return stood <= 0 ? 0 : Math.ceil(stood / stepMinutes) * stepMinutes;
}

/** What they cost, rounded once. */
export function standingAmount(minutes: number, { perHour }: Pick<StandingTerms, 'perHour'>): Cents {
  return portionOf(perHour, BigInt(minutes), 60n);
}
