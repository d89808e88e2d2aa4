import type { Titles } from '#platform/titles.ts';

/** In the menu, the breadcrumbs and the tab of the browser. */
export const titles = {
  manageUsers: {
    en: 'Manage Users',
    afr: 'Bestuur gebruikers',
    pt: 'Gerir utilizadores',
    fr: 'Gérer les utilisateurs',
  },
  user: { en: 'User', afr: 'Gebruiker', pt: 'Utilizador', fr: 'Utilisateur' },
  supplierUsers: {
    en: 'Supplier users',
    afr: 'Verskaffergebruikers',
    pt: 'Utilizadores de fornecedores',
    fr: 'Utilisateurs des fournisseurs',
  },
  roles: { en: 'Roles', afr: 'Rolle', pt: 'Perfis', fr: 'Rôles' },
  role: { en: 'Role', afr: 'Rol', pt: 'Perfil', fr: 'Rôle' },
  securityLog: { en: 'Security log', afr: 'Sekuriteitslogboek', pt: 'Registo de segurança', fr: 'Journal de sécurité' },
  ownProfile: { en: 'Own profile', afr: 'Eie profiel', pt: 'O meu perfil', fr: 'Mon profil' },
} as const satisfies Titles;
