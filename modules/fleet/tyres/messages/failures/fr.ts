import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  tyreAhead: 'Ce jour est à venir. Indiquez le jour où cela a été fait.',
  tyreWarranty: 'La garantie prend fin avant l’achat. Indiquez un jour plus tardif.',
  tyreCodeTaken: 'La société a déjà un pneu avec ce numéro.',
  positionTaken: 'Le pneu {code} est à cette position. Démontez-le d’abord.',
  tyreBeforeLast: 'Quelque chose a été noté du pneu le {day}. Indiquez ce jour ou un jour suivant.',
  treadGrows: 'Une sculpture ne grandit pas : {mm} mm ont été mesurés avant.',
  tyreKmBelow: 'Le pneu a été monté à {km} km. Indiquez davantage.',
  tyreNotMounted: 'Le pneu n’est pas monté. Laissez vide.',
};
