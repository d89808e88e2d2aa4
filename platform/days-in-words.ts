import { formatDate, isCalendarDate } from './dates.ts';
import type { Language } from './language.ts';

type Values = Readonly<Record<string, unknown>>;

/** The values of a text with their days as people read them: `03 Jun 2026` for `2026-06-03`, which is how the wire writes it. */
export function daysInWords(language: Language, values: Values = {}): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' && isCalendarDate(value) ? formatDate(value, language) : value,
    ]),
  );
}
