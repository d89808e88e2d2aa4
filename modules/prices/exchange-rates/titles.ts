import type { Titles } from '#platform/titles.ts';

/** In the menu, the breadcrumbs and the tab of the browser. */
export const titles = {
  exchangeRates: { en: 'Exchange rates', afr: 'Wisselkoerse', pt: 'Taxas de câmbio', fr: 'Taux de change' },
  exchangeRate: { en: 'Exchange rate', afr: 'Wisselkoers', pt: 'Taxa de câmbio', fr: 'Taux de change' },
} as const satisfies Titles;
