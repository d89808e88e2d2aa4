import { useCallback, useMemo } from 'react';
import { locales } from '#platform/language.ts';
import { useFormats } from '#platform/web/formats.ts';
import { useLanguage } from '#platform/web/language.ts';

/** An amount of the books: cents always, the currency stands at the head. `−12,50` with a true minus. */
export function useAmount(): (amount: number) => string {
  const language = useLanguage();
  return useMemo(() => {
    const format = new Intl.NumberFormat(locales[language], { minimumFractionDigits: 2, maximumFractionDigits: 2 });
    return (amount) => format.format(amount === 0 ? 0 : amount).replace('-', '\u2212');
  }, [language]);
}

/** `24 Nov`, where the year is clear. */
export function useShortDay(): (date: string) => string {
  const formats = useFormats();
  return useCallback((date) => formats.date(date).replace(/\s\d{4}$/, ''), [formats]);
}

/** How people call a journal. */
export function journalName(number: number): string {
  return `J-${number}`;
}
