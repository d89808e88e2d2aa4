import type { Titles } from '#platform/titles.ts';

/** In the menu, the breadcrumbs and the tab of the browser. */
export const titles = {
  purchaseOrders: {
    en: 'Purchase Orders',
    afr: 'Aankoopbestellings',
    pt: 'Encomendas de compra',
    fr: 'Commandes d’achat',
  },
  newPurchaseOrder: {
    en: 'New purchase order',
    afr: 'Nuwe aankoopbestelling',
    pt: 'Nova encomenda de compra',
    fr: 'Nouvelle commande d’achat',
  },
  purchaseOrder: { en: 'Purchase order', afr: 'Aankoopbestelling', pt: 'Encomenda de compra', fr: 'Commande d’achat' },
} as const satisfies Titles;
