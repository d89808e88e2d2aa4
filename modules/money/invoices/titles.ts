import type { Titles } from '#platform/titles.ts';

/** In the menu, the breadcrumbs and the tab of the browser. */
export const titles = {
  createInvoices: { en: 'Create invoices', afr: 'Skep fakture', pt: 'Criar faturas', fr: 'Créer des factures' },
  invoices: { en: 'Invoices', afr: 'Fakture', pt: 'Faturas', fr: 'Factures' },
  invoice: { en: 'Invoice', afr: 'Faktuur', pt: 'Fatura', fr: 'Facture' },
} as const satisfies Titles;
