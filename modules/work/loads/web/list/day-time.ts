import { wallClockIn } from '#platform/wall-clock.ts';

const nearby = 20 * 86_400_000;

/**
 * `24 08:00` on the clock of the load's company, of a day within these weeks: the month is the same for all that one looks
 * at. Another day has its month.
 */
export function dayAndTime(
  instant: string | null,
  timeZone: string,
  otherwise: (instant: string, timeZone: string) => string,
): string {
  if (!instant) return '';
  if (Math.abs(Date.parse(instant) - Date.now()) > nearby) return otherwise(instant, timeZone);
  const [day = '', time = ''] = wallClockIn(timeZone, instant).split('T');
  return `${day.slice(-2)}\u00a0${time}`;
}

/** `24 08:00 – 16:30`: the day is said once where both ends are on it. One that is open has one end. */
export function daysAndTimes(
  from: string | null,
  until: string | null,
  ...how: readonly [timeZone: string, otherwise: (instant: string, timeZone: string) => string]
): string {
  const [first, last] = [dayAndTime(from, ...how), dayAndTime(until, ...how)];
  const dayOf = (text: string) => text.slice(0, -'00:00'.length);
  const end = first !== '' && dayOf(first) === dayOf(last) ? last.slice(dayOf(last).length) : last;
  return [first, end].filter(Boolean).join(' – ');
}
