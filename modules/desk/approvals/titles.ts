import type { Titles } from '#platform/titles.ts';

/** In the menu, the breadcrumbs and the tab of the browser. */
export const titles = {
  inbox: { en: 'Inbox', afr: 'Inboks', pt: 'Caixa de entrada', fr: 'Boîte de réception' },
  approvals: { en: 'Approvals', afr: 'Goedkeurings', pt: 'Aprovações', fr: 'Approbations' },
  handOverDecisions: {
    en: 'Hand over my decisions',
    afr: 'Dra my besluite oor',
    pt: 'Delegar as minhas decisões',
    fr: 'Déléguer mes décisions',
  },
} as const satisfies Titles;
