import { type Language, locales } from '#platform/language.ts';

/** A number as the language writes it; what formats decimals elsewhere would weigh on every public form. */
export function numberText(language: Language, value: number): string {
  return new Intl.NumberFormat(locales[language], { maximumFractionDigits: 2 }).format(value);
}
