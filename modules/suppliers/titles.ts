import type { Titles } from '#platform/titles.ts';

/** In the menu, the breadcrumbs and the tab of the browser. */
export const titles = {
  suppliers: { en: 'Suppliers', afr: 'Verskaffers', pt: 'Fornecedores', fr: 'Fournisseurs' },
  supplier: { en: 'Supplier', afr: 'Verskaffer', pt: 'Fornecedor', fr: 'Fournisseur' },
  renewals: { en: 'GIT renewals', afr: 'GIT-hernuwings', pt: 'Renovações GIT', fr: 'Renouvellements GIT' },
  invitations: { en: 'Invitations', afr: 'Uitnodigings', pt: 'Convites', fr: 'Invitations' },
} as const satisfies Titles;
