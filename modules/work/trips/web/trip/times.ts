import { locales } from '#platform/language.ts';
import { currentLanguage } from '#platform/web/language.ts';

/**
 * `06:42`, with the day where it is not today, or not that of the time that was `said` before it; in the zone of the trip, as
 * the papers and the gate have it.
 */
export function timeText(instant: string | null, timeZone: string, said?: string | null): string {
  if (!instant) return '';
  const written = (at: Date, parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locales[currentLanguage()], { ...parts, timeZone }).format(at);
  const dayOf = (at: Date) => written(at, { day: '2-digit', month: 'short' });
  const date = new Date(instant);
  const time = written(date, { timeStyle: 'short', hour12: false });
  return dayOf(date) === dayOf(new Date(said ?? Date.now())) ? time : `${dayOf(date)} ${time}`;
}

/** The zone of a stop; a trip that the phone kept from before knows that of the trip alone. */
export function zoneOf(trip: { readonly timeZone: string }, stop: { readonly timeZone?: string | undefined }): string {
  return stop.timeZone || trip.timeZone;
}

/** `06:42 UTC+3`: the zone of a stop is said where its clock differs from that of the trip. */
export function stopTimeText(
  instant: string | null,
  trip: { readonly timeZone: string },
  stop: { readonly timeZone?: string | undefined; readonly zoneText?: string | undefined },
  said?: string | null,
): string {
  const text = timeText(instant, zoneOf(trip, stop), said);
  return text && stop.zoneText ? `${text}\u00a0${stop.zoneText}` : text;
}

/** `42 min`, `3 h 05` */
export function minutesText(minutes: number): string {
  return minutes < 90 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')}`;
}
