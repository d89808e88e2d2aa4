import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  dashboard: 'Tableau de bord',
  loads: 'Chargements',
  customers: 'Clients',
  suppliers: 'Fournisseurs',
  invoices: 'Factures',
  documents: 'Documents',
  rates: 'Tarifs',
  vehicles: 'Véhicules',
  finance: 'Finances',
  settings: 'Paramètres',
  users: 'Utilisateurs',
  reports: 'Rapports',
  login: 'Connexion',
  resetPassword: 'Réinitialiser le mot de passe',
  mainMenu: 'Menu principal',
  errorPage: 'Erreur',
  supplier: 'Fournisseur',
  approvals: 'Approbations',
  invitations: 'Invitations',
  podLoads: 'Chargements avec POD',
};
