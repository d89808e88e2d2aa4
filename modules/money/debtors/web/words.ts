import { useMemo } from 'react';
import { locales } from '#platform/language.ts';
import { useFormats } from '#platform/web/formats.ts';
import { useLanguage } from '#platform/web/language.ts';
import { useTexts } from '#platform/web/texts.ts';
import { ringCodes } from '../kinds.ts';
import { debtorDeskTexts } from '../messages/desk/index.ts';
import type { AgeingLine } from './calls.ts';

/** `129 658`: whole units, the currency stands at the head. Nothing is an empty cell. */
export function useWhole(): (amount: number) => string {
  const language = useLanguage();
  return useMemo(() => {
    const format = new Intl.NumberFormat(locales[language], { maximumFractionDigits: 0 });
    return (amount) => (amount === 0 ? '' : format.format(amount).replace('-', '\u2212'));
  }, [language]);
}

/** What comes next with a debtor, in words. */
export function useNext(): (row: AgeingLine, currency: string) => string {
  const t = useTexts(debtorDeskTexts);
  const formats = useFormats();
  return ({ next, nextAmount, nextDay, nextCount }, currency) =>
    next === 'none'
      ? ''
      : t(`next_${next}`, {
          amount: formats.wholeMoney(nextAmount, currency),
          date: formats.date(nextDay),
          count: nextCount,
        });
}

/** Red for who is to be rung, amber for what is late, blue for money that is here. */
export function toneOf({ next }: Pick<AgeingLine, 'next'>): string {
  if (ringCodes.includes(next)) return 'text-danger';
  if (next === 'disputed' || next === 'overdue') return 'text-warn';
  return next === 'onAccount' ? 'text-brand' : 'text-muted';
}
