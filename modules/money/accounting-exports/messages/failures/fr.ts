import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  exportNothingToPay: 'Seul un document avec des lignes et un montant supérieur à zéro va dans le système comptable.',
  exportTotals: 'Le montant net et la TVA ne font pas le total.',
  systemAddress: 'Saisissez une adresse qui commence par https et mène sur internet.',
  secretAnew: 'Saisissez de nouveau le secret : il n’est envoyé que là où il a été saisi.',
  settingNotWaiting: 'Ce réglage n’attend pas de seconde personne.',
  settingSecondPerson: 'Une autre personne que celle qui a modifié le réglage l’active.',
  notConnected: 'Aucune connexion n’est réglée pour cette société.',
  connectionFailed: 'Le système comptable n’a pas pu être lu : {detail}',
};
