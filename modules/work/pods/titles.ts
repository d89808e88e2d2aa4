import type { Titles } from '#platform/titles.ts';

/** In the menu, the breadcrumbs and the tab of the browser. */
export const titles = {
  proofOfDelivery: {
    en: 'Proof Of Delivery',
    afr: 'Bewys van aflewering',
    pt: 'Prova de entrega',
    fr: 'Preuve de livraison',
  },
  sentPODs: {
    en: 'Sent PODs',
    afr: 'Gestuurde POD’s',
    pt: 'POD enviadas',
    fr: 'POD envoyées',
  },
  mailboxForScans: {
    en: 'Mailbox for scans',
    afr: 'Posbus vir skanderings',
    pt: 'Caixa de correio para digitalizações',
    fr: 'Boîte aux lettres des scans',
  },
} as const satisfies Titles;
