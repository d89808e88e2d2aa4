import type { Titles } from '#platform/titles.ts';

/** In the menu, the breadcrumbs and the tab of the browser. */
export const titles = {
  bankStatements: {
    en: 'Bank statements',
    afr: 'Bankstate',
    pt: 'Extratos bancários',
    fr: 'Relevés bancaires',
  },
  bankStatement: {
    en: 'Bank statement',
    afr: 'Bankstaat',
    pt: 'Extrato bancário',
    fr: 'Relevé bancaire',
  },
  bankFiles: {
    en: 'Bank files',
    afr: 'Banklêers',
    pt: 'Ficheiros do banco',
    fr: 'Fichiers de la banque',
  },
  bankAccounts: {
    en: 'Bank accounts',
    afr: 'Bankrekeninge',
    pt: 'Contas bancárias',
    fr: 'Comptes bancaires',
  },
} as const satisfies Titles;
