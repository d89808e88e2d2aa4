import { divideRounded, portionOf } from '#platform/calculations.ts';
import { addDays, todayIn } from '#platform/dates.ts';
import type { Cents } from '#platform/money.ts';
import { instantAt } from '#platform/wall-clock.ts';

/** How long a vehicle may stand, and what it costs beyond that. */
interface StandingTerms {
  readonly freeMinutes: number;
  /** Minutes are counted up to whole steps. */
  readonly stepMinutes: number;
  /** At most so many minutes count for each day by the clock of a zone; without it there is no limit. */
  readonly cap?: { readonly minutes: number; readonly timeZone: string } | undefined;
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

/**
 * Minutes that are charged: from the later of arrival and start of the window to the departure, less what is free, with no
 * more for a day than its cap. What is left is counted up to whole steps, once.
 */
export function standingMinutes(
  times: StandingTimes,
  { freeMinutes, stepMinutes, cap }: Omit<StandingTerms, 'perHour'>,
): number {
  const begin = standingFrom(times).getTime();
  const stood = Math.floor((times.departedAt.getTime() - begin) / minute) - freeMinutes;
  if (stood <= 0) return 0;
  const charged = cap
    ? minutesByDay(begin + freeMinutes * minute, stood, cap.timeZone)
        .map((minutes) => Math.min(minutes, cap.minutes))
        .reduce((sum, minutes) => sum + minutes, 0)
    : stood;
  return Math.ceil(charged / stepMinutes) * stepMinutes;
}

/** So many minutes from a moment on, by the days of a zone. */
function minutesByDay(from: number, minutes: number, timeZone: string): readonly number[] {
  const until = from + minutes * minute;
  const parts: number[] = [];
  for (let at = from; at < until;) {
    const next = addDays(todayIn(timeZone, new Date(at)), 1);
    const midnight = instantAt(`${next}T00:00`, timeZone).getTime();
    const end = Math.min(midnight, until);
    parts.push((end - at) / minute);
    at = end;
  }
  return parts;
}

/** What they cost, rounded once. */
export function standingAmount(minutes: number, { perHour }: Pick<StandingTerms, 'perHour'>): Cents {
  return portionOf(perHour, BigInt(minutes), 60n);
}
