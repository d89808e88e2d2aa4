import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  newRecord: 'Nouveau type d’entretien',
  empty: 'Les entretiens qui reviennent : huile, freins, graissage, contrôle technique.',
  intervals: 'À quelle fréquence',
  intervalsHint: 'Au premier des termes atteint. Laissez vide ce qui ne compte pas.',
  everyKm: 'Tous les … km',
  everyDays: 'Tous les … jours',
  everyHours: 'Toutes les … heures de moteur',
  countsFrom: 'Le suivant compte à partir',
  countsFrom_done: 'du jour où il a été fait',
  countsFrom_plan: 'de son échéance',
  warning: 'Annoncé à l’avance',
  warningHint: 'Laissez vide pour un dixième de l’intervalle, et pour sept jours.',
  warnKm: 'km avant',
  warnDays: 'jours avant',
  warnHours: 'heures avant',
  notes: 'Notes',
};
