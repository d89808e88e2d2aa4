import { addDays } from '#platform/dates.ts';
import type { Language } from '#platform/language.ts';
import { parseMoment } from '#platform/moment-text.ts';
import { dayOfClock, isWallClock, type WallClock } from '#platform/wall-clock.ts';

const minute = 60_000;
/** A time that has just passed is still meant today: he said six, and it is five past. */
const justPassed = 60 * minute;

const timeOf = (clock: WallClock) => Date.parse(`${clock}Z`);

/** The clock so many minutes later. */
export function minutesAfter(clock: WallClock, minutes: number): WallClock {
  return new Date(timeOf(clock) + minutes * minute).toISOString().slice(0, 16);
}

/** A time of the day, as people write it: `05:20`, `5h20`, `5.20`, `0520`. */
export const timeOfDay = /^(?:(\d{1,2})[:.hH](\d{2})|([01]\d|2[0-3])([0-5]\d))$/;
const later = /^\+\s*(?:(\d{1,2})(?:[:hH](\d{2})|\s*[hH])|(\d{1,4})(?:\s*m(?:in)?)?)$/;

interface Expected {
  /** When it is expected until now, or planned. */
  readonly expected: WallClock;
  readonly now: WallClock;
  readonly language: Language;
}

/**
 * The estimated arrival that somebody typed: `+40` and `+1h30` are that much later than expected until now, `05:20` is the
 * day nearest to that on which it has not passed, and a day may be typed with it. Undefined: it is no time.
 */
export function readEta(text: string, { expected, now, language }: Expected): WallClock | undefined {
  const typed = text.trim();
  const after = later.exec(typed);
  if (after) return minutesAfter(expected, Number(after[3] ?? Number(after[1]) * 60 + Number(after[2] ?? 0)));
  const time = timeOfDay.exec(typed);
  if (!time) return parseMoment(typed, language, dayOfClock(expected));
  const [hours, minutes] = [(time[1] ?? time[3] ?? '').padStart(2, '0'), time[2] ?? time[4] ?? ''];
  const days = [expected, now].flatMap((clock) => [-1, 0, 1].map((step) => addDays(dayOfClock(clock), step)));
  return days
    .map((day) => `${day}T${hours}:${minutes}`)
    .filter((clock) => isWallClock(clock) && timeOf(clock) >= timeOf(now) - justPassed)
    .toSorted((one, other) => distance(one, expected) - distance(other, expected))[0];
}

function distance(one: WallClock, other: WallClock): number {
  return Math.abs(timeOf(one) - timeOf(other));
}
