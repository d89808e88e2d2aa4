import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  ownRepair: 'Jy het dit self herstel. Iemand anders moet dit nagaan.',
  criticalNotDeferred:
    '’n Kritieke gebrek kan nie uitgestel word nie. Herstel dit, of laat iemand met die reg sê dat dit geen herstel nodig het nie.',
  criticalOpen: 'Kritieke gebreke is oop: {numbers}. Herstel en gaan dit eers na.',
  dateNotAhead: 'Kies ’n dag ná vandag.',
};
