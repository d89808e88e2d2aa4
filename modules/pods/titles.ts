import type { Titles } from '#platform/titles.ts';

/** In the menu, the breadcrumbs and the tab of the browser. */
export const titles = {
  proofOfDelivery: {
    en: 'Proof Of Delivery',
    afr: 'Bewys van aflewering',
    pt: 'Prova de entrega',
    fr: 'Preuve de livraison',
  },
  podPacks: {
    en: 'PODs sent',
    afr: 'Gestuurde POD’s',
    pt: 'POD enviadas',
    fr: 'POD envoyées',
  },
} as const satisfies Titles;
