import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  rateForTwo: 'Choisissez soit une catégorie, soit un chauffeur, pas les deux.',
  driverRateOverlaps: '{code} paie déjà cela certains de ces jours. Terminez-le d’abord ou choisissez d’autres jours.',
  driverRateDecimals: 'Saisissez un nombre avec quatre décimales au plus.',
};
