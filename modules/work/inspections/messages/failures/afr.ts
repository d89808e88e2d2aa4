import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  itemUnanswered: 'Beantwoord hierdie item.',
  failNeedsNote: 'Sê wat verkeerd is.',
  itemNotAsked: 'Hierdie item word nie van hierdie vrag gevra nie, of is twee keer beantwoord.',
  itemAlwaysAsked: 'Hierdie item geld vir elke vrag. Kies in orde of nie in orde nie.',
  itemsUnanswered: {
    one: '{count} item is nog nie beantwoord nie.',
    other: '{count} items is nog nie beantwoord nie.',
  },
  axleReversed: 'Die laaste as van ’n eenheid kan nie voor die eerste staan nie.',
  odometerBelow: 'Die afstandmeter het vroeër {km} km gewys. Dit kan nie nou minder wys nie.',
  odometerAbove:
    'Die afstandmeter het vroeër {km} km gewys. Geen vragmotor ry meer as 1 500 km per dag nie. Kontroleer die syfer.',
  inspectionNoVehicle: '’n Vrag word geïnspekteer sodra dit ’n voertuig het, en totdat dit gesluit is.',
  inspectionNothingToAllow: 'Niks van inspeksie {number} wag vir ’n besluit nie.',
  ownInspection: 'U het hierdie vrag self geïnspekteer. ’n Tweede persoon moet dit laat gaan.',
  inspectionPartly: 'Sommige items is nog nie beantwoord nie. Stel die gemerktes reg.',
  itemUnknown: 'Hierdie kontrole is nie bekend nie.',
  itemNameMissing: 'Sê wat gekontroleer word, in minstens een taal.',
  itemTwice: 'Hierdie kontrole is twee keer in die lys.',
  checklistEmpty: '’n Kontrolelys het minstens een kontrole.',
  photoNeeded: 'Hierdie kontrole benodig ’n foto. Voeg een by en stoor weer.',
};
