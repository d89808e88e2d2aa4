import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  goodMorning: 'Goeiemôre, {name}',
  goodAfternoon: 'Goeiemiddag, {name}',
  goodEvening: 'Goeienaand, {name}',
  figures: 'Syfers',
  group_approvalFigures: 'Joune',
  group_loadFigures: 'Vragte',
  group_supplierFigures: 'Verskaffers',
  group_customerFigures: 'Kliënte',
  needsAttention: 'Verg aandag',
  nothingNeedsYou: 'Niks het jou nou nodig nie.',
};
