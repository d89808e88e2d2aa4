import { useCallback, useMemo } from 'react';
import { locales } from '#platform/language.ts';
import { type Cents, decimalOf } from '#platform/money.ts';
import { useLanguage } from '#platform/web/language.ts';

/** An amount of the table: cents always, no currency. */
export function useBookAmount(): (amount: Cents) => string {
  const language = useLanguage();
  const format = useMemo(
    () => new Intl.NumberFormat(locales[language], { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
    [language],
  );
  return useCallback((amount) => format.format(decimalOf(amount) as Intl.StringNumericLiteral), [format]);
}
