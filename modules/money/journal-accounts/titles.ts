import type { Titles } from '#platform/titles.ts';

/** In the menu, the breadcrumbs and the tab of the browser. */
export const titles = {
  journalAccounts: { en: 'Journal accounts', afr: 'Joernaalrekeninge', pt: 'Contas do razão', fr: 'Comptes généraux' },
  journalAccount: { en: 'Journal account', afr: 'Joernaalrekening', pt: 'Conta do razão', fr: 'Compte général' },
} as const satisfies Titles;
