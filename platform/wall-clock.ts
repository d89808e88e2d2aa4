import type { CalendarDate } from './dates.ts';

/** What a clock on a wall shows, `2026-11-24T08:00`: a day and a time in a zone that is known from elsewhere. */
export type WallClock = string;

const shape = /^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/;
const minute = 60_000;

/** Whether the text is a time of a day that exists. */
export function isWallClock(text: string): boolean {
  return shape.test(text) && new Date(`${text}Z`).toISOString().startsWith(text);
}

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterIn(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const;
  const made = new Intl.DateTimeFormat('en', { timeZone, hourCycle: 'h23', ...parts });
  formatters.set(timeZone, made);
  return made;
}

/** What the clock of a zone (IANA name) shows at an instant. */
export function wallClockIn(timeZone: string, instant: Date | string): WallClock {
  const parts = new Map(
    formatterIn(timeZone)
      .formatToParts(new Date(instant))
      .map(({ type, value }) => [type, value]),
  );
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
  return `${of('year').padStart(4, '0')}-${of('month')}-${of('day')}T${of('hour')}:${of('minute')}`;
}

/**
 * The instant at which the clock of a zone shows this. A time that is skipped when summer time begins is the one an hour
 * later; of a time that comes twice, the first.
 */
export function instantAt(wallClock: WallClock, timeZone: string): Date {
  const wanted = new Date(`${wallClock}Z`).getTime();
  const offsetAt = (instant: number) =>
    new Date(`${wallClockIn(timeZone, new Date(instant))}Z`).getTime() - Math.floor(instant / minute) * minute;
  const day = 24 * 60 * minute;
  // The offsets of the day before and the day after: they differ only where the clock is changed in between.
  const [before, after] = [wanted - offsetAt(wanted - day), wanted - offsetAt(wanted + day)];
  return new Date(offsetAt(before) === wanted - before ? before : offsetAt(after) === wanted - after ? after : before);
}

export function dayOfClock(wallClock: WallClock): CalendarDate {
  return wallClock.slice(0, 10);
}

/** What a clock of one zone must be called beside clocks of another: `UTC+3`; empty where both show the same at the instant. */
export function otherZone(timeZone: string, home: string, instant: Date | string): string {
  const own = wallClockIn(timeZone, instant);
  if (own === wallClockIn(home, instant)) return '';
  const ahead = (new Date(`${own}Z`).getTime() - new Date(`${wallClockIn('UTC', instant)}Z`).getTime()) / minute;
  const [hours, minutes] = [Math.floor(Math.abs(ahead) / 60), Math.abs(ahead) % 60];
  if (ahead === 0) return 'UTC';
  return `UTC${ahead < 0 ? '\u2212' : '+'}${hours}${minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`}`;
}
