import { z } from 'zod';
import { locales, type Language } from './language.ts';

/** A day of the calendar, `YYYY-MM-DD`, in no time zone: dates compare and sort as strings. */
export type CalendarDate = string;

export { defaultTimeZone } from './client-zone.ts';

const shape = /^\d{4}-\d{2}-\d{2}$/;
/** What four digits of a year can say; the calendar of the database has no year 0. */
const [firstDay, lastDay] = ['0001-01-01', '9999-12-31'] as const;
const millisecondsPerDay = 86_400_000;

/** Whether the text is a day that exists: `2026-02-29` is none. */
export function isCalendarDate(text: string): boolean {
  if (!shape.test(text) || text < firstDay) return false;
  const instant = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text);
}

export const calendarDate = z.string().refine(isCalendarDate, { error: 'invalidDate' });

function utc(date: CalendarDate): Date {
  return new Date(`${date}T00:00:00Z`);
}

/** A day before the first or after the last that can be written is that one. */
function dateOf(instant: Date): CalendarDate {
  if (instant.getTime() > utc(lastDay).getTime()) return lastDay;
  if (instant.getTime() < utc(firstDay).getTime()) return firstDay;
  return instant.toISOString().slice(0, 10);
}

export function addDays(date: CalendarDate, days: number): CalendarDate {
  return dateOf(new Date(utc(date).getTime() + days * millisecondsPerDay));
}

/** Calendar months; a day that the month does not have becomes its last one: 31 May less three months is 28 or 29 February. */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  const start = utc(date);
  const monthEnd = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + months + 1, 0));
  const day = Math.min(start.getUTCDate(), monthEnd.getUTCDate());
  return dateOf(new Date(Date.UTC(monthEnd.getUTCFullYear(), monthEnd.getUTCMonth(), day)));
}

/** Days from one date to another; negative when `to` is earlier. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return (utc(to).getTime() - utc(from).getTime()) / millisecondsPerDay;
}

/** Saturdays and Sundays; public holidays are not known here. */
export function isWeekend(date: CalendarDate): boolean {
  const weekday = utc(date).getUTCDay();
  return weekday === 0 || weekday === 6;
}

/** Completed years of life; who is born on 29 February grows older on 1 March of other years. */
export function ageOn(birthDate: CalendarDate, date: CalendarDate): number {
  const hadBirthday = date.slice(5) >= birthDate.slice(5);
  return Number(date.slice(0, 4)) - Number(birthDate.slice(0, 4)) - (hadBirthday ? 0 : 1);
}

/** Days by zone and minute, the newest answers of a few thousand. */
const days = new Map<string, Map<number, CalendarDate>>();

/**
 * The date that the wall calendar shows in a zone (IANA name) at an instant. Answers are kept by the minute: no zone has
 * begun a day within a minute since 1972, every read asks which day it is, and on which day each of its papers was decided.
 */
export function todayIn(timeZone: string, now: Date): CalendarDate {
  const minute = Math.floor(now.getTime() / 60_000);
  let ofZone = days.get(timeZone);
  if (!ofZone) days.set(timeZone, (ofZone = new Map()));
  const known = ofZone.get(minute);
  if (known !== undefined) return known;
  const day = dayIn(timeZone, now);
  if (ofZone.size >= 2000) ofZone.clear();
  ofZone.set(minute, day);
  return day;
}

function dayIn(timeZone: string, now: Date): CalendarDate {
  const parts = formatter('en', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).formatToParts(now);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((it) => it.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}

/** The full hour that the wall clock shows in a zone at an instant, 0 to 23. */
export function hourIn(timeZone: string, now: Date): number {
  return Number(formatter('en', { timeZone, hour: '2-digit', hourCycle: 'h23' }).format(now));
}

const formatters = new Map<string, Intl.DateTimeFormat>();

// Making a formatter costs a hundred times what using it costs, and lists format thousands of dates.
function formatter(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  let found = formatters.get(key);
  if (!found) formatters.set(key, (found = new Intl.DateTimeFormat(locales[language], options)));
  return found;
}

/** `03 Jun 2026`: the same order in all languages, so that day and month are never taken for each other. */
export function formatDate(date: CalendarDate, language: Language): string {
  return formatDay(utc(date), language, 'UTC');
}

/** `03 Jun 2026 14:05`, on the clock of the zone. */
export function formatDateTime(instant: Date | string, language: Language, timeZone: string): string {
  const moment = new Date(instant);
  const time = formatter(language, { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(moment);
  return `${formatDay(moment, language, timeZone)} ${time}`;
}

/** `03 Jun 2026 14:05 – 16:05`: the day is said once where both are on it. One that is open has one end. */
export function formatWindow(
  from: Date | string | null,
  until: Date | string | null,
  language: Language,
  timeZone: string,
): string {
  const [first, last] = [from, until].map((each) => (each ? formatDateTime(each, language, timeZone) : ''));
  const day = (text = '') => text.slice(0, text.lastIndexOf(' '));
  const end = first && day(first) === day(last) ? last!.slice(last!.lastIndexOf(' ') + 1) : last;
  return [first, end]
    .filter((text) => text)
    .map((text) => text!.replaceAll(' ', '\u00a0'))
    .join(' – ');
}

/** `03 Jun 14:05`, where the year is clear: in a list of what moves these weeks. */
export function formatShortDateTime(instant: Date | string, language: Language, timeZone: string): string {
  const [day, month, , time] = formatDateTime(instant, language, timeZone).split(' ');
  return `${day} ${month} ${time}`;
}

function formatDay(instant: Date, language: Language, timeZone: string): string {
  const day = formatter('en', { timeZone, day: '2-digit' }).format(instant);
  const month = formatter(language, { timeZone, month: 'short' }).format(instant);
  const year = formatter('en', { timeZone, year: 'numeric' }).format(instant);
  return `${day} ${month} ${year}`;
}

const relativeUnits = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

/** The largest unit that fits a time before or after now, a month being 30 days. */
function distance(instant: Date | string, now: Date) {
  const seconds = Math.trunc((new Date(instant).getTime() - now.getTime()) / 1000);
  const [unit, size] = relativeUnits.find(([, length]) => Math.abs(seconds) >= length) ?? (['second', 1] as const);
  return { unit, count: Math.trunc(seconds / size) };
}

/** `3 days ago`, `in 2 hours`. */
export function formatRelative(instant: Date | string, now: Date, language: Language): string {
  const { unit, count } = distance(instant, now);
  return new Intl.RelativeTimeFormat(locales[language], { numeric: 'auto' }).format(count, unit);
}

/** The same for a list, whose heading says that it is past: `2 min`, `3 days`; less than a minute is `now`. */
export function formatAge(instant: Date | string, now: Date, language: Language): string {
  const { unit, count } = distance(instant, now);
  // Without the plural that British English puts onto a short unit: `25 min`.
  const locale = language === 'en' ? 'en-US' : locales[language];
  if (unit === 'second') return new Intl.RelativeTimeFormat(locales[language], { numeric: 'auto' }).format(0, unit);
  if (count > 0) return new Intl.RelativeTimeFormat(locale, { style: 'short' }).format(count, unit);
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).format(-count);
}
