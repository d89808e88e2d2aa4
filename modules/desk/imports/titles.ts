import type { Titles } from '#platform/titles.ts';

/** In the menu, the breadcrumbs and the tab of the browser. */
export const titles = {
  importCustomers: {
    en: 'Import customers',
    afr: 'Voer kliënte in',
    pt: 'Importar clientes',
    fr: 'Importer des clients',
  },
  importSuppliers: {
    en: 'Import suppliers',
    afr: 'Voer verskaffers in',
    pt: 'Importar fornecedores',
    fr: 'Importer des fournisseurs',
  },
  importLoads: {
    en: 'Import loads',
    afr: 'Voer vragte in',
    pt: 'Importar cargas',
    fr: 'Importer des chargements',
  },
  imports: { en: 'Imports', afr: 'Invoere', pt: 'Importações', fr: 'Importations' },
} as const satisfies Titles;
