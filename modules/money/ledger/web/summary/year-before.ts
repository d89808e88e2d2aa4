import { addMonths, formatDate } from '#platform/dates.ts';
import { useLanguage } from '#platform/web/language.ts';
import { useTexts } from '#platform/web/texts.ts';
import { ledgerTexts } from '#modules/money/ledger/messages/desk/index.ts';
import type { Summary } from './use-summary.ts';

/** What the same month of last year is called: `Nov 2025`. */
export function useYearBefore({ month }: Summary): string {
  const t = useTexts(ledgerTexts);
  const language = useLanguage();
  return month ? formatDate(addMonths(month.to, -12), language).slice(3).replaceAll(' ', '\u00a0') : t('lastYear');
}
