import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  dashboard: 'Painel',
  loads: 'Cargas',
  customers: 'Clientes',
  suppliers: 'Fornecedores',
  invoices: 'Facturas',
  documents: 'Documentos',
  rates: 'Tarifas',
  vehicles: 'Veículos',
  finance: 'Finanças',
  settings: 'Definições',
  users: 'Utilizadores',
  reports: 'Relatórios',
  login: 'Iniciar sessão',
  resetPassword: 'Repor a palavra-passe',
  mainMenu: 'Menu principal',
  errorPage: 'Erro',
  supplier: 'Fornecedor',
  approvals: 'Aprovações',
  invitations: 'Convites',
  podLoads: 'Cargas com POD',
};
