import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  goodMorning: 'Bonjour, {name}',
  goodAfternoon: 'Bon après-midi, {name}',
  goodEvening: 'Bonsoir, {name}',
  figures: 'Chiffres',
  needsAttention: 'À traiter',
  nothingNeedsYou: 'Rien ne vous attend pour l’instant.',
};
