import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  dashboard: 'Kontroleskerm',
  loads: 'Vragte',
  customers: 'Kliënte',
  suppliers: 'Verskaffers',
  invoices: 'Fakture',
  documents: 'Dokumente',
  rates: 'Tariewe',
  vehicles: 'Voertuie',
  finance: 'Finansies',
  settings: 'Instellings',
  users: 'Gebruikers',
  reports: 'Verslae',
  login: 'Meld aan',
  resetPassword: 'Herstel wagwoord',
  mainMenu: 'Hoofkieslys',
  errorPage: 'Fout',
  supplier: 'Verskaffer',
  approvals: 'Goedkeurings',
  invitations: 'Uitnodigings',
  podLoads: 'POD-vragte',
};
