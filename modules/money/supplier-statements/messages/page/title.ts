import type { Language } from '#platform/language.ts';

/** The headers of the two pages; all languages of them come with the code. */
export const supplierInvoiceTitle: Readonly<Record<Language, string>> = {
  en: 'Invoice',
  afr: 'Faktuur',
  pt: 'Fatura',
  fr: 'Facture',
};
export const supplierStatementTitle: Readonly<Record<Language, string>> = {
  en: 'Statement',
  afr: 'Staat',
  pt: 'Extrato',
  fr: 'Relevé',
};
