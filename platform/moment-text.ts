import { parseDate } from './date-text.ts';
import { addDays, addMonths, type CalendarDate, formatDate } from './dates.ts';
import type { Language } from './language.ts';
import { dayOfClock, isWallClock, type WallClock } from './wall-clock.ts';

const timeAtEnd = /(?:^|[\sT,]+)(\d{1,2})[:.hH](\d{2})$|(?:^|[\sT,]+)([01]\d|2[0-3])([0-5]\d)$/;

/**
 * The day and time that somebody typed: `24 Nov 2026 08:00`, `24/11/2026 8h30`, `24 Nov 0800`, `8:00` for the day that the
 * field expects, `+1 8:00` for the day after it. A date without a year is the one nearest to that day.
 */
export function parseMoment(text: string, language: Language, expected: CalendarDate): WallClock | undefined {
  const typed = text.trim();
  if (isWallClock(typed)) return typed;
  // `24 Nov 2026` is a day without a time, and not 20:26 of a day without a year.
  const day = parseDate(typed, language);
  if (day && Math.abs(Number(day.slice(0, 4)) - Number(expected.slice(0, 4))) <= 5) return undefined;
  const time = timeAtEnd.exec(typed);
  if (!time) return undefined;
  const date = dayOf(typed.slice(0, time.index).trim(), language, expected);
  const wallClock = `${date ?? ''}T${(time[1] ?? time[3] ?? '').padStart(2, '0')}:${time[2] ?? time[4] ?? ''}`;
  return isWallClock(wallClock) ? wallClock : undefined;
}

function dayOf(text: string, language: Language, expected: CalendarDate): CalendarDate | undefined {
  if (text === '') return expected;
  const later = /^\+(\d{1,3})$/.exec(text);
  if (later) return addDays(expected, Number(later[1]));
  const whole = parseDate(text, language);
  if (whole) return whole;
  const separator = /[/.-]/.exec(text)?.[0] ?? ' ';
  const year = Number(expected.slice(0, 4));
  const near = [year, year + 1, year - 1].map((each) => parseDate(`${text}${separator}${each}`, language));
  return near.find((date) => date && date >= addMonths(expected, -6) && date <= addMonths(expected, 6));
}

/** As a field shows it: `24 Nov 2026 08:00`; a text that is no moment stays as it is. */
export function writtenMoment(wallClock: string, language: Language): string {
  return isWallClock(wallClock) ? `${formatDate(dayOfClock(wallClock), language)} ${wallClock.slice(11)}` : wallClock;
}
