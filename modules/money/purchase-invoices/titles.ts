import type { Titles } from '#platform/titles.ts';

/** In the menu, the breadcrumbs and the tab of the browser. */
export const titles = {
  manageSupplierInvoices: {
    en: 'Manage Supplier Invoices',
    afr: 'Bestuur verskaffersfakture',
    pt: 'Gerir faturas de fornecedores',
    fr: 'Gérer les factures fournisseurs',
  },
  createPurchaseInvoice: {
    en: 'New Supplier Invoice',
    afr: 'Nuwe verskaffersfaktuur',
    pt: 'Nova fatura de fornecedor',
    fr: 'Nouvelle facture fournisseur',
  },
  editPurchaseInvoice: {
    en: 'Supplier Invoice',
    afr: 'Verskaffersfaktuur',
    pt: 'Fatura de fornecedor',
    fr: 'Facture fournisseur',
  },
  purchaseTolerance: {
    en: 'Match tolerances',
    afr: 'Vergelykingstoleransies',
    pt: 'Tolerâncias da comparação',
    fr: 'Tolérances de rapprochement',
  },
  purchasePapers: {
    en: 'Invoices by mail',
    afr: 'Fakture per e-pos',
    pt: 'Faturas por email',
    fr: 'Factures par e-mail',
  },
} as const satisfies Titles;
