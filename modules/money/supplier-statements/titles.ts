import type { Titles } from '#platform/titles.ts';

/** In the menu, the breadcrumbs and the tab of the browser. */
export const titles = {
  supplierStatements: {
    en: 'Supplier statements',
    afr: 'Verskafferstate',
    pt: 'Extratos de fornecedores',
    fr: 'Relevés fournisseurs',
  },
  supplierStatement: {
    en: 'Supplier statement',
    afr: 'Verskafferstaat',
    pt: 'Extrato de fornecedor',
    fr: 'Relevé fournisseur',
  },
} as const satisfies Titles;
