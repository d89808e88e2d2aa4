import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  ownPayRate: 'Vous avez demandé cette version vous-même. Une deuxième personne doit décider.',
  payRateInPast:
    'Choisissez aujourd’hui ou un jour ultérieur. Ce qui a été convenu pour les chargements antérieurs reste tel quel.',
  payRateTheSame: 'C’est déjà ce qui est payé. Modifiez au moins une valeur.',
  payRateWaits: 'Une autre version attend déjà une approbation. Décidez-en ou annulez-la d’abord.',
  payRateDayPassed:
    'Son premier jour est passé. Refusez-la et demandez une version à partir d’aujourd’hui ou d’un jour ultérieur.',
  payRateNotUsed: 'Personne n’est encore payé selon ceci. Modifiez-le directement.',
};
