import type { Titles } from '#platform/titles.ts';

/** In the menu, the breadcrumbs and the tab of the browser. */
export const titles = {
  suppliers: { en: 'Suppliers', afr: 'Verskaffers', pt: 'Fornecedores', fr: 'Fournisseurs' },
  supplier: { en: 'Supplier', afr: 'Verskaffer', pt: 'Fornecedor', fr: 'Fournisseur' },
  newSupplier: { en: 'New supplier', afr: 'Nuwe verskaffer', pt: 'Novo fornecedor', fr: 'Nouveau fournisseur' },
  sendSupplierLink: {
    en: 'Send link to a supplier',
    afr: 'Stuur skakel aan ’n verskaffer',
    pt: 'Enviar ligação a um fornecedor',
    fr: 'Envoyer un lien à un fournisseur',
  },
  renewals: { en: 'GIT renewals', afr: 'GIT-hernuwings', pt: 'Renovações GIT', fr: 'Renouvellements GIT' },
  invitations: { en: 'Invitations', afr: 'Uitnodigings', pt: 'Convites', fr: 'Invitations' },
} as const satisfies Titles;
