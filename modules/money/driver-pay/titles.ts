import type { Titles } from '#platform/titles.ts';

/** In the menu, the breadcrumbs and the tab of the browser. */
export const titles = {
  driverPay: { en: 'Driver pay', afr: 'Bestuurdersbetaling', pt: 'Pagamento de motoristas', fr: 'Paie des chauffeurs' },
  newPayRun: { en: 'New pay run', afr: 'Nuwe betaallopie', pt: 'Novo processamento', fr: 'Nouvelle paie' },
  payRun: { en: 'Pay run', afr: 'Betaallopie', pt: 'Processamento', fr: 'Paie' },
  payLines: { en: 'Lines', afr: 'Lyne', pt: 'Linhas', fr: 'Lignes' },
} as const satisfies Titles;
