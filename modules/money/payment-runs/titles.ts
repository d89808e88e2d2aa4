import type { Titles } from '#platform/titles.ts';

/** In the menu, the breadcrumbs and the tab of the browser. */
export const titles = {
  payments: { en: 'Payments', afr: 'Betalings', pt: 'Pagamentos', fr: 'Paiements' },
  newPaymentRun: {
    en: 'New payment run',
    afr: 'Nuwe betaallopie',
    pt: 'Novo lote de pagamentos',
    fr: 'Nouveau lot de paiements',
  },
  paymentRun: { en: 'Payment run', afr: 'Betaallopie', pt: 'Lote de pagamentos', fr: 'Lot de paiements' },
  paymentRule: { en: 'How we pay', afr: 'Hoe ons betaal', pt: 'Como pagamos', fr: 'Comment nous payons' },
} as const satisfies Titles;
