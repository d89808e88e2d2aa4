import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  zoneEmpty: 'Noem ten minste een stad of een plek.',
  zoneInUse:
    'Goedgekeurde tariewe gebruik hierdie sone, dus bly sy plekke soos hulle is. Maak ’n ander sone, en ’n nuwe weergawe van die tariewe daarmee.',
  zoneNotInUse: 'Geen goedgekeurde tarief gebruik hierdie sone nie. Wysig dit eerder.',
  zoneTheSame: 'Dit is die plekke wat dit het. Verander ten minste een.',
};
