import type { Titles } from '#platform/titles.ts';

/** In the menu, the breadcrumbs and the tab of the browser. */
export const titles = {
  accountingExports: {
    en: 'Accounting exports',
    afr: 'Rekeningkundige uitvoere',
    pt: 'Exportações para a contabilidade',
    fr: 'Exports comptables',
  },
  accountingSystem: {
    en: 'Accounting system',
    afr: 'Rekeningkundige stelsel',
    pt: 'Sistema de contabilidade',
    fr: 'Système comptable',
  },
} as const satisfies Titles;
