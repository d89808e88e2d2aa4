import type { Titles } from '#platform/titles.ts';

/** In the menu, the breadcrumbs and the tab of the browser. */
export const titles = {
  receipts: { en: 'Receipts', afr: 'Ontvangste', pt: 'Recebimentos', fr: 'Encaissements' },
  allReceipts: {
    en: 'All receipts',
    afr: 'Alle ontvangste',
    pt: 'Todos os recebimentos',
    fr: 'Tous les encaissements',
  },
  receipt: { en: 'Receipt', afr: 'Ontvangs', pt: 'Recebimento', fr: 'Encaissement' },
} as const satisfies Titles;
