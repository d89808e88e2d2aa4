import { deskTexts } from '#platform/messages/desk/index.ts';
import type { Page } from '#platform/operation.ts';
import { locales } from '#platform/language.ts';
import { useLanguage } from '../language.ts';
import { useTexts } from '../texts.ts';

/** How many there are, without pretending: `100 000`, or `1 000+` where the server stopped counting. */
export function useCount(): (page: Page<unknown>) => string {
  const t = useTexts(deskTexts);
  const number = new Intl.NumberFormat(locales[useLanguage()]);
  return ({ total, totalIsCapped }) =>
    totalIsCapped ? t('atLeast', { count: number.format(total) }) : number.format(total);
}
