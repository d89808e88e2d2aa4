import { locales } from '#platform/language.ts';
import { currentLanguage } from '#platform/web/language.ts';
import type { TrackedLoad } from '#modules/work/tracking/contract.ts';

const format = (timeZone: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locales[currentLanguage()], { ...options, timeZone });
const dayKey = (date: Date, timeZone: string) =>
  format(timeZone, { year: 'numeric', month: '2-digit', day: '2-digit' }).format(date);

/** `06:42` in a zone. */
export function clockOf(instant: string, timeZone: string): string {
  return format(timeZone, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(new Date(instant));
}

/** `Wed 25 Nov` */
export function dayOf(instant: string, timeZone: string): string {
  return format(timeZone, { weekday: 'short', day: 'numeric', month: 'short' }).format(new Date(instant));
}

/** `06:42 UTC+3` */
export function zonedClock(clock: string, zoneText: string): string {
  return zoneText ? `${clock}\u00a0${zoneText}` : clock;
}

export function isSameDay(one: string, other: string, timeZone: string): boolean {
  return dayKey(new Date(one), timeZone) === dayKey(new Date(other), timeZone);
}

/** `06:42`, with the day where it is another one than today, and the zone where the clock is another one than the load's. */
export function momentOf(instant: string, now: string, timeZone: string, zoneText = ''): string {
  const clock = zonedClock(clockOf(instant, timeZone), zoneText);
  if (isSameDay(instant, now, timeZone)) return clock;
  return `${format(timeZone, { day: 'numeric', month: 'short' }).format(new Date(instant))} ${clock}`;
}

type Expected = Pick<TrackedLoad['stops'][number], 'phase' | 'eta' | 'plannedFrom' | 'plannedUntil'>;

/** Whether the time that is shown for a stop has passed without anybody there: then nothing is expected at it any more. */
export function isOverdue({ phase, eta, plannedFrom, plannedUntil }: Expected, now: string): boolean {
  const until = eta ?? plannedUntil ?? plannedFrom;
  return phase === 'planned' && until !== null && until < now;
}

/** `42 min`, `3 h 05` */
export function durationOf(minutes: number): string {
  return minutes < 90 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')}`;
}
