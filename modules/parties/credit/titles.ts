import type { Titles } from '#platform/titles.ts';

/** In the menu, the breadcrumbs and the tab of the browser. */
export const titles = {
  maintainCreditLimit: {
    en: 'Maintain Credit Limit',
    afr: 'Onderhou kredietlimiet',
    pt: 'Manter o limite de crédito',
    fr: 'Gérer le plafond de crédit',
  },
  proposeLimit: {
    en: 'Propose a limit',
    afr: 'Stel ’n limiet voor',
    pt: 'Propor um limite',
    fr: 'Proposer un plafond',
  },
  creditLinks: { en: 'Credit links', afr: 'Kredietskakels', pt: 'Ligações de crédito', fr: 'Liens de crédit' },
  creditLimit: { en: 'Credit limit', afr: 'Kredietlimiet', pt: 'Limite de crédito', fr: 'Plafond de crédit' },
} as const satisfies Titles;
