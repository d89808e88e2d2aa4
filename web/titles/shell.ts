import type { Titles } from '#platform/titles.ts';

/** Groups of the menu that no module is named after, and the screens that the desk has whatever its modules are. */
export const titles = {
  dashboard: { en: 'Dashboard', afr: 'Kontroleskerm', pt: 'Painel', fr: 'Tableau de bord' },
  loads: { en: 'Loads', afr: 'Vragte', pt: 'Cargas', fr: 'Chargements' },
  invoices: { en: 'Invoices', afr: 'Fakture', pt: 'Facturas', fr: 'Factures' },
  rates: { en: 'Rates', afr: 'Tariewe', pt: 'Tarifas', fr: 'Tarifs' },
  finance: { en: 'Finance', afr: 'Finansies', pt: 'Finanças', fr: 'Finances' },
  settings: { en: 'Settings', afr: 'Instellings', pt: 'Definições', fr: 'Paramètres' },
  users: { en: 'Users', afr: 'Gebruikers', pt: 'Utilizadores', fr: 'Utilisateurs' },
  reports: { en: 'Reports', afr: 'Verslae', pt: 'Relatórios', fr: 'Rapports' },
  login: { en: 'Login', afr: 'Meld aan', pt: 'Iniciar sessão', fr: 'Connexion' },
  resetPassword: {
    en: 'Reset Password',
    afr: 'Herstel wagwoord',
    pt: 'Repor a palavra-passe',
    fr: 'Réinitialiser le mot de passe',
  },
  mainMenu: { en: 'Main Menu', afr: 'Hoofkieslys', pt: 'Menu principal', fr: 'Menu principal' },
  errorPage: { en: 'Error', afr: 'Fout', pt: 'Erro', fr: 'Erreur' },
  podLoads: { en: 'POD Loads', afr: 'POD-vragte', pt: 'Cargas com POD', fr: 'Chargements avec POD' },
  equipment: { en: 'Equipment', afr: 'Toerusting', pt: 'Equipamento', fr: 'Équipement' },
  commodityAndPacking: {
    en: 'Commodity and packing',
    afr: 'Kommoditeite en verpakking',
    pt: 'Mercadorias e embalagens',
    fr: 'Marchandises et emballages',
  },
} as const satisfies Titles;
