import type { Titles } from '#platform/titles.ts';

/** In the menu, the breadcrumbs and the tab of the browser. */
export const titles = {
  debtors: { en: 'Debtors', afr: 'Debiteure', pt: 'Devedores', fr: 'Débiteurs' },
} as const satisfies Titles;
