import { otherZone, wallClockIn } from '#platform/wall-clock.ts';

const nearby = 20 * 86_400_000;

/**
 * `24 08:00` on the clock of a zone, of a day within these weeks: the month is the same for all that one looks
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

/** A moment on the clock of a stop. */
export interface StopMoment {
  readonly at: string | null;
  readonly zone: string;
}

/** `24 09:00 UTC+3`: the zone is said where its clock differs from the one at `home`. */
export function zonedTime(
  { at, zone }: StopMoment,
  home: string,
  otherwise: (instant: string, timeZone: string) => string,
): string {
  return [dayAndTime(at, zone, otherwise), at && otherZone(zone, home, at)].filter(Boolean).join('\u00a0');
}

/** `24 08:00 – 16:30`: the day is said once where both ends are on it, and so is a zone. One that is open has one end. */
export function daysAndTimes(
  from: StopMoment,
  until: StopMoment,
  home: string,
  otherwise: (instant: string, timeZone: string) => string,
): string {
  const [first, last] = [from, until].map(({ at, zone }) => dayAndTime(at, zone, otherwise)) as [string, string];
  const [here, there] = [from, until].map(({ at, zone }) => at && otherZone(zone, home, at));
  const dayOf = (text: string) => text.slice(0, -'00:00'.length);
  const end = first !== '' && dayOf(first) === dayOf(last) ? last.slice(dayOf(last).length) : last;
  const zoned = (text: string, zone: string | null | undefined) => [text, text && zone].filter(Boolean).join('\u00a0');
  return [zoned(first, here === there && end !== '' ? '' : here), zoned(end, there)].filter(Boolean).join(' – ');
}
