import type { Titles } from '#platform/titles.ts';

/** In the menu, the breadcrumbs and the tab of the browser. */
export const titles = {
  bankStatements: {
    en: 'Bank statements',
    afr: 'Bankstate',
    pt: 'Extratos bancários',
    fr: 'Relevés bancaires',
  },
  bankAccounts: {
    en: 'Bank accounts',
    afr: 'Bankrekeninge',
    pt: 'Contas bancárias',
    fr: 'Comptes bancaires',
  },
} as const satisfies Titles;
