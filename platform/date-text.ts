import { locales, type Language } from './language.ts';

/** A day without time or zone, as the wire has it: `2026-06-03`. */
export type Day = string;

/** Months by their names in a language, short and long, without the dots that some languages put after a shortened one. */
function monthNames(language: Language, month: 'short' | 'long'): string[] {
  const names = new Intl.DateTimeFormat(locales[language], { month, timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, index) => names.format(Date.UTC(2026, index, 15)).replaceAll('.', ''));
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** A day that exists, or nothing: the 31st of June is nothing. */
export function dayOf(year: number, month: number, date: number): Day | undefined {
  const time = new Date(Date.UTC(year, month - 1, date));
  const exists = time.getUTCFullYear() === year && time.getUTCMonth() === month - 1 && time.getUTCDate() === date;
  return exists && year >= 1000 && year <= 9999 ? time.toISOString().slice(0, 10) : undefined;
}

export function partsOf(day: Day): { year: number; month: number; date: number } {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return { year, month, date };
}

/** `03 Jun 2026`, in the words of the language. */
export function formatDay(day: Day, language: Language): string {
  const { year, month, date } = partsOf(day);
  return `${String(date).padStart(2, '0')} ${monthNames(language, 'short')[month - 1] ?? ''} ${year}`;
}

/** What people type: `3 Jun 2026`, `3 June 2026` (in their language or English), `2026-06-03`, `03/06/2026`, `3.6.2026`. Day before month, as in Africa. */
export function parseDay(text: string, language: Language): Day | undefined {
  const typed = plain(text.trim()).replace(/\s+/g, ' ');
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(typed);
  if (iso) return dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const numeric = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})$/.exec(typed);
  if (numeric) return dayOf(Number(numeric[3]), Number(numeric[2]), Number(numeric[1]));
  const worded = /^(\d{1,2})[- ]?(?:de )?([a-z]{3,})\.?[- ]?(?:de )?(\d{4})$/.exec(typed);
  const month = worded && monthOf(worded[2] ?? '', language);
  return worded && month ? dayOf(Number(worded[3]), month, Number(worded[1])) : undefined;
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

export function addDays(day: Day, days: number): Day {
  const { year, month, date } = partsOf(day);
  return new Date(Date.UTC(year, month - 1, date + days)).toISOString().slice(0, 10);
}

/** The same date in another month, or that month's last day. */
export function addMonths(day: Day, months: number): Day {
  const { year, month, date } = partsOf(day);
  const last = new Date(Date.UTC(year, month + months, 0));
  return addDays(last.toISOString().slice(0, 10), Math.min(0, date - last.getUTCDate()));
}

/** The six weeks, Monday first, that show the month of `day`. */
export function monthGrid(day: Day): Day[][] {
  const first = `${day.slice(0, 8)}01`;
  const weekday = (new Date(`${first}T00:00:00Z`).getUTCDay() + 6) % 7;
  return Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (_, index) => addDays(first, week * 7 + index - weekday)),
  );
}

/** Weekday names, Monday first. */
export function weekdayNames(language: Language, weekday: 'narrow' | 'short' | 'long'): string[] {
  const names = new Intl.DateTimeFormat(locales[language], { weekday, timeZone: 'UTC' });
  return Array.from({ length: 7 }, (_, index) => names.format(Date.UTC(2026, 5, index + 1)));
}

/** `June 2026`. */
export function monthTitle(day: Day, language: Language): string {
  const { year, month } = partsOf(day);
  const name = monthNames(language, 'long')[month - 1] ?? '';
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} ${year}`;
}
