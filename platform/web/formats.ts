import { useMemo } from 'react';
import { africanCountry, countryName } from '#platform/africa.ts';
import { clientDay } from '#platform/client-day.ts';
import { clientZone } from '#platform/client-zone.ts';
import {
  formatAge,
  formatDate,
  formatDateTime,
  formatRelative,
  formatShortDateTime,
  type CalendarDate,
} from '#platform/dates.ts';
import { formatPercent } from '#platform/decimal.ts';
import type { Language } from '#platform/language.ts';
import { centsOfWire, defaultCurrency, formatMoney } from '#platform/money.ts';
import { useLanguage } from './language.ts';

export { clientToday as today } from '#platform/client-day.ts';

export interface Formats {
  /** `03 Jun 2026`; empty for nothing. */
  readonly date: (date: CalendarDate | null | undefined) => string;
  /** `03 Jun 2026 14:05` on the clock of the client (decision 0114), or of the company that a record names. */
  readonly moment: (instant: string | null | undefined, timeZone?: string) => string;
  /** `03 Jun 14:05`, in a list of what moves these weeks; stands with `moment` as its title. */
  readonly shortMoment: (instant: string | null | undefined, timeZone?: string) => string;
  /** The day of an instant: `03 Jun 2026`. */
  readonly day: (instant: string) => string;
  /** A country as it is stored, by the name that readers of the language use; others stay as they are. */
  readonly country: (name: string) => string;
  /** `3 days ago`; stands with `moment` as its title. */
  readonly ago: (instant: string) => string;
  /** `3 days`, in a list. */
  readonly age: (instant: string) => string;
  /** An amount as it comes over the wire: rand unless said otherwise. */
  readonly money: (amount: number, currency?: string) => string;
  /** The same in a list, where cents only stand in the way. */
  readonly wholeMoney: (amount: number, currency?: string) => string;
  readonly percent: (value: number) => string;
}

/** A date stays on one line, however narrow its column is. */
const unbroken = (text: string) => text.replaceAll(' ', '\u00a0');

/** How values are written in a language, for what is no component. */
export function formatsFor(language: Language): Formats {
  return {
    date: (date) => (date ? unbroken(formatDate(date, language)) : ''),
    moment: (instant, timeZone = clientZone()) =>
      instant ? unbroken(formatDateTime(instant, language, timeZone)) : '',
    shortMoment: (instant, timeZone = clientZone()) =>
      instant ? unbroken(formatShortDateTime(instant, language, timeZone)) : '',
    country: (name) => {
      const african = africanCountry(name);
      return african ? countryName(african.code, language) : name;
    },
    day: (instant) => unbroken(formatDate(clientDay(new Date(instant)), language)),
    ago: (instant) => formatRelative(instant, new Date(), language),
    age: (instant) => unbroken(formatAge(instant, new Date(), language)),
    money: (amount, currency = defaultCurrency) => formatMoney({ cents: centsOfWire(amount), currency }, language),
    wholeMoney: (amount, currency = defaultCurrency) =>
      formatMoney({ cents: centsOfWire(amount), currency }, language, 0),
    percent: (value) => formatPercent(language, value),
  };
}

/** How values are written in the person's language. */
export function useFormats(): Formats {
  const language = useLanguage();
  return useMemo(() => formatsFor(language), [language]);
}
