import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  handedOverSubject: 'Jy besluit in die plek van {name}',
  handedOverIntro:
    'Van {fromDate} tot {toDate} besluit jy in die plek van {name}. Wat vir jou wag, staan in jou inmandjie met dié naam daarby; wat een van julle vasgelê het, bly vir ander.',
  handedOverNote: '{name} voeg by: {note}',
  handedOverAction: 'Maak die inmandjie oop',
  takenBackSubject: 'Jy besluit nie meer in die plek van {name} nie',
  takenBackIntro:
    '{name} besluit weer self. Die oordrag van {fromDate} tot {toDate} is verby, en jy hoef niks te doen nie.',
  releaseSubject: 'Stel asseblief vry: {delegate} besluit in die plek van {delegator}',
  madeSubject: '{delegate} besluit in die plek van {delegator}',
  madeIntro: '{delegator} dra van {fromDate} tot {toDate} aan {delegate} oor: {kinds}.',
  madeAnyAmount: 'Geen bedrag is gestel nie: die limiete van {delegator} geld.',
  madeUpTo: 'Tot {amount}.',
  releaseAsk:
    '{delegate} besluit nie volgens eie rolle oor dit alles nie. Niks verander voordat jy of ’n ander administrateur dit onder “Terwyl ek weg is” in die inmandjie vrystel nie.',
  madeHolds: '{delegate} besluit reeds volgens eie rolle hieroor. Jy hoef niks te doen nie.',
  releasedSubject: '{name} mag in jou plek besluit',
  releasedIntro: '{admin} het jou oordrag aan {name} van {fromDate} tot {toDate} vrygestel.',
  refusedSubject: '{name} mag nie in jou plek besluit nie',
  refusedIntro:
    '{admin} het jou oordrag aan {name} van {fromDate} tot {toDate} geweier. Kies ’n ander kollega, of praat met {admin}.',
};
