import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  goodMorning: 'Bonjour, {name}',
  goodAfternoon: 'Bon après-midi, {name}',
  goodEvening: 'Bonsoir, {name}',
  figures: 'Chiffres',
  group_approvalFigures: 'Pour vous',
  group_loadFigures: 'Chargements',
  group_supplierFigures: 'Fournisseurs',
  group_customerFigures: 'Clients',
  needsAttention: 'À traiter',
  nothingNeedsYou: 'Rien ne vous attend pour l’instant.',
};
