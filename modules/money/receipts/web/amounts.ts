import { useMemo } from 'react';
import { locales } from '#platform/language.ts';
import { useLanguage } from '#platform/web/language.ts';

/** An amount whose currency stands at the head: `−12,50` with a true minus. */
export function useAmount(): (amount: number) => string {
  const language = useLanguage();
  return useMemo(() => {
    const format = new Intl.NumberFormat(locales[language], { minimumFractionDigits: 2, maximumFractionDigits: 2 });
    return (amount) => format.format(amount === 0 ? 0 : amount).replace('-', '\u2212');
  }, [language]);
}
