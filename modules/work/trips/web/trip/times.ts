import { locales } from '#platform/language.ts';
import { currentLanguage } from '#platform/web/language.ts';

/**
 * `06:42`, with the day where it is not today, or not that of the time that was `said` before it; in the zone of the trip, as
 * the papers and the gate have it.
 */
export function timeText(instant: string | null, timeZone: string, said?: string | null): string {
  if (!instant) return '';
  const date = new Date(instant);
  const locale = locales[currentLanguage()];
  const time = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hour12: false, timeZone });
  const day = new Intl.DateTimeFormat(locale, { day: '2-digit', month: 'short', timeZone });
  const isToday = day.format(date) === day.format(said ? new Date(said) : new Date());
  return isToday ? time.format(date) : `${day.format(date)} ${time.format(date)}`;
}

/** `42 min`, `3 h 05` */
export function minutesText(minutes: number): string {
  return minutes < 90 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')}`;
}
