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
