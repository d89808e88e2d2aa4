import type { Titles } from '#platform/titles.ts';

/** In the menu, the breadcrumbs and the tab of the browser. */
export const titles = {
  alerts: { en: 'Alerts', afr: 'Waarskuwings', pt: 'Alertas', fr: 'Alertes' },
  requestDetails: {
    en: 'Request Details',
    afr: 'Versoekbesonderhede',
    pt: 'Detalhes do pedido',
    fr: 'Détails de la demande',
  },
} as const satisfies Titles;
