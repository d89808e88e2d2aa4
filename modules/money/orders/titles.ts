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
  serviceOrders: {
    en: 'Service Orders',
    afr: 'Diensbestellings',
    pt: 'Encomendas de serviço',
    fr: 'Commandes de service',
  },
  newServiceOrder: {
    en: 'New service order',
    afr: 'Nuwe diensbestelling',
    pt: 'Nova encomenda de serviço',
    fr: 'Nouvelle commande de service',
  },
  serviceOrder: {
    en: 'Service order',
    afr: 'Diensbestelling',
    pt: 'Encomenda de serviço',
    fr: 'Commande de service',
  },
  internalOrders: {
    en: 'Internal Orders',
    afr: 'Interne bestellings',
    pt: 'Encomendas internas',
    fr: 'Commandes internes',
  },
  newInternalOrder: {
    en: 'New internal order',
    afr: 'Nuwe interne bestelling',
    pt: 'Nova encomenda interna',
    fr: 'Nouvelle commande interne',
  },
  internalOrder: {
    en: 'Internal order',
    afr: 'Interne bestelling',
    pt: 'Encomenda interna',
    fr: 'Commande interne',
  },
} as const satisfies Titles;
