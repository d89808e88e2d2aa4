import type { Titles } from '#platform/titles.ts';

/** Groups of the menu that no module is named after, and the screens that the desk has whatever its modules are. */
export const titles = {
  dashboard: { en: 'Dashboard', afr: 'Kontroleskerm', pt: 'Painel', fr: 'Tableau de bord' },
  home: { en: 'Home', afr: 'Tuis', pt: 'Início', fr: 'Accueil' },
  work: { en: 'Work', afr: 'Werk', pt: 'Trabalho', fr: 'Travail' },
  orders: { en: 'Orders', afr: 'Bestellings', pt: 'Encomendas', fr: 'Commandes' },
  money: { en: 'Money', afr: 'Geld', pt: 'Dinheiro', fr: 'Argent' },
  books: { en: 'Books', afr: 'Boeke', pt: 'Contabilidade', fr: 'Comptabilité' },
  parties: { en: 'Parties', afr: 'Partye', pt: 'Parceiros', fr: 'Partenaires' },
  fleet: { en: 'Fleet', afr: 'Vloot', pt: 'Frota', fr: 'Parc' },
  placesAndGoods: { en: 'Places and goods', afr: 'Plekke en goedere', pt: 'Locais e bens', fr: 'Lieux et biens' },
  reports: { en: 'Reports', afr: 'Verslae', pt: 'Relatórios', fr: 'Rapports' },
  settings: { en: 'Settings', afr: 'Instellings', pt: 'Definições', fr: 'Paramètres' },
  users: { en: 'Users', afr: 'Gebruikers', pt: 'Utilizadores', fr: 'Utilisateurs' },
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
} as const satisfies Titles;
