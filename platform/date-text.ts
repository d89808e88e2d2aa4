import { addDays, type CalendarDate, isCalendarDate } from './dates.ts';
import { languages, locales, type Language } from './language.ts';

/** Months by their names in a language, short and long, without the dots that some languages put after a shortened one. */
function monthNames(language: Language, month: 'short' | 'long'): string[] {
  const names = new Intl.DateTimeFormat(locales[language], { month, timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, index) => names.format(Date.UTC(2026, index, 15)).replaceAll('.', ''));
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

function dateOf(year = '', month: string | number = '', day = ''): CalendarDate | undefined {
  const date = `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  return /^[1-9]/.test(year) && isCalendarDate(date) ? date : undefined;
}

/**
 * The day that somebody typed: `3 Jun 2026`, `3 June 2026` (in their language or in English), `2026-06-03`, `03/06/2026`,
 * `3.6.2026`. Day before month, as in Africa. Nothing for a day that does not exist, or a year of two digits.
 */
export function parseDate(text: string, language: Language): CalendarDate | undefined {
  const typed = plain(text.trim()).replace(/\s+/g, ' ');
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(typed);
  if (iso) return dateOf(iso[1], iso[2], iso[3]);
  const numeric = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})$/.exec(typed);
  if (numeric) return dateOf(numeric[3], numeric[2], numeric[1]);
  const worded = /^(\d{1,2})[- ]?(?:de )?([a-z]{3,})\.?[- ]?(?:de )?(\d{4})$/.exec(typed);
  const month = worded && monthOf(worded[2] ?? '', language);
  return worded && month ? dateOf(worded[3], month, worded[1]) : undefined;
}

function monthOf(word: string, language: Language): number | undefined {
  for (const tongue of [language, 'en'] as const) {
    const starting = monthNames(tongue, 'long').flatMap((name, index) =>
      plain(name).startsWith(word) ? [index + 1] : [],
    );
    if (starting.length === 1) return starting[0];
    const short = monthNames(tongue, 'short').findIndex((name) => plain(name) === word);
    if (short >= 0) return short + 1;
  }
  return undefined;
}

let months: ReadonlyMap<string, number> | undefined;

/** Every month by its long and its short name in each of our languages. */
function monthWords(): ReadonlyMap<string, number> {
  return (months ??= new Map(
    languages.flatMap((language) =>
      (['long', 'short'] as const).flatMap((length) =>
        monthNames(language, length).map((name, index) => [plain(name), index + 1] as const),
      ),
    ),
  ));
}

/** Spreadsheets read years of two digits so: up to 49 they are of this century. */
const centuryOf = (year: string) => (year.length === 4 ? year : Number(year) < 50 ? `20${year}` : `19${year}`);

/**
 * The day of a text with the name of a month in any of our languages, as spreadsheets show dates: `30-Jun-27`,
 * `30 June 2027`, `1 de fevereiro de 1990`, `June 30, 2027`. Nothing for a day that does not exist.
 */
export function parseWordedDate(text: string): CalendarDate | undefined {
  const typed = plain(text.trim()).replace(/\s+/g, ' ');
  const dayFirst = /^(\d{1,2})(?:er|ste|de)?[-/. ]?(?:de )?([a-z]{3,})\.?[-/., ]{0,2}(?:de )?(\d{4}|\d{2})$/.exec(
    typed,
  );
  const monthFirst = /^([a-z]{3,})\.? (\d{1,2}),? (\d{4})$/.exec(typed);
  const [day, word, year] = dayFirst
    ? dayFirst.slice(1)
    : monthFirst
      ? [monthFirst[2], monthFirst[1], monthFirst[3]]
      : [];
  const month = word && monthWords().get(word === 'sept' ? 'sep' : word);
  return month && year ? dateOf(centuryOf(year), month, day) : undefined;
}

/** The six weeks, Monday first, that show the month of a date. */
export function monthGrid(date: CalendarDate): CalendarDate[][] {
  const first = `${date.slice(0, 8)}01`;
  const weekday = (new Date(`${first}T00:00:00Z`).getUTCDay() + 6) % 7;
  return Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => addDays(first, week * 7 + day - weekday)),
  );
}

/** Weekday names, Monday first. */
export function weekdayNames(language: Language, weekday: 'narrow' | 'short' | 'long'): string[] {
  const names = new Intl.DateTimeFormat(locales[language], { weekday, timeZone: 'UTC' });
  return Array.from({ length: 7 }, (_, index) => names.format(Date.UTC(2026, 5, index + 1)));
}

/** `June 2026`. */
export function monthTitle(date: CalendarDate, language: Language): string {
  const name = monthNames(language, 'long')[Number(date.slice(5, 7)) - 1] ?? '';
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} ${date.slice(0, 4)}`;
}
