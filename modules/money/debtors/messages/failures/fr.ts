import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  promiseInPast: 'Ce jour est passé. Choisissez aujourd’hui ou un jour ultérieur.',
  promiseOfNothing: 'Saisissez un montant supérieur à zéro.',
  ringOnPast: 'Ce jour est passé. Choisissez demain ou un jour ultérieur.',
  ringOnOfRingAgain: 'Le jour ne concerne que « rappeler ». Laissez-le vide.',
  pauseInPast: 'Ce jour est passé. Choisissez un jour ultérieur ou mettez fin à la pause.',
  reminderDaysOrder: 'Chaque relance vient après la précédente. Saisissez des jours croissants.',
  statementDaysOrder: 'Le dernier jour précède le premier. Choisissez un dernier jour ultérieur.',
  statementDayAhead: 'Ce jour n’est pas encore venu. Choisissez aujourd’hui ou un jour antérieur.',
};
