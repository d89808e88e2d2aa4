import type { Titles } from '#platform/titles.ts';

/** In the menu, the breadcrumbs and the tab of the browser. */
export const titles = {
  accountsSummary: {
    en: 'Accounts Summary',
    afr: 'Rekeningopsomming',
    pt: 'Resumo das contas',
    fr: 'Résumé des comptes',
  },
  transactionHistory: {
    en: 'Transaction History',
    afr: 'Transaksiegeskiedenis',
    pt: 'Histórico de lançamentos',
    fr: 'Historique des écritures',
  },
} as const satisfies Titles;
