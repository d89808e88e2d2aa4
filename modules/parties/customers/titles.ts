import type { Titles } from '#platform/titles.ts';

/** In the menu, the breadcrumbs and the tab of the browser. */
export const titles = {
  customers: { en: 'Customers', afr: 'Kliënte', pt: 'Clientes', fr: 'Clients' },
  customer: { en: 'Customer', afr: 'Kliënt', pt: 'Cliente', fr: 'Client' },
  manageCustomers: { en: 'Manage Customers', afr: 'Bestuur kliënte', pt: 'Gerir clientes', fr: 'Gérer les clients' },
  approveCustomers: {
    en: 'Approve Customers',
    afr: 'Keur kliënte goed',
    pt: 'Aprovar clientes',
    fr: 'Approuver les clients',
  },
  customerApplications: {
    en: 'Customer Applications',
    afr: 'Kliënteaansoeke',
    pt: 'Candidaturas de clientes',
    fr: 'Demandes des clients',
  },
  newCustomer: { en: 'New customer', afr: 'Nuwe kliënt', pt: 'Novo cliente', fr: 'Nouveau client' },
  sendCustomerLink: {
    en: 'Send link to a customer',
    afr: 'Stuur skakel aan ’n kliënt',
    pt: 'Enviar ligação a um cliente',
    fr: 'Envoyer un lien à un client',
  },
  customerMenu: { en: 'Customer menu', afr: 'Kliëntkieslys', pt: 'Menu de clientes', fr: 'Menu des clients' },
} as const satisfies Titles;
