import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  termDays: '{days} jours',
  settlementWords:
    'Escompte de {percent} si vous payez au plus tard le {day} : déduisez jusqu’à {amount}, TVA comprise. Aucune note de crédit ne suit.',
  internationalCarriage:
    'Transport international de marchandises, taux zéro (loi sur la TVA 89 de 1991, art. 11(2)(a))',
};
