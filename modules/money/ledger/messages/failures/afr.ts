import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  unbalanced: 'Debiet en krediet verskil met {amount}.',
  journalTooShort: '’n Joernaal het minstens twee lyne.',
  accountUnknown:
    'Geen aktiewe rekening het die nommer {number} nie. Voeg dit by joernaalrekeninge by, of maak die nommer by die dokument reg.',
  accountClosed: 'Rekening {number} is nie aktief nie.',
  accountControl: 'Rekening {number} neem net dokumente, geen getikte joernale nie.',
  ledgerCentreMissing: 'Rekening {number} vra ’n winssentrum.',
  ledgerCentreInactive: 'Winssentrum {centre} is op {date} nie in gebruik nie.',
  alreadyPosted: 'Dit is reeds met ander bedrae geboek, as joernaal {number}.',
  alreadyReversed: 'Joernaal {number} het dit reeds omgekeer.',
  reversalOfReversal: 'Hierdie joernaal is self ’n omkering. Boek eerder ’n nuwe joernaal.',
  reversedByDocument: 'Hierdie joernaal hoort by ’n dokument. Neem eerder die dokument terug.',
  exchangeAccountMissing: 'Geen rekening is vir valutawins en -verlies gestel nie. Kies een by joernaalrekeninge.',
  allocationUndone: 'Hierdie toewysing is reeds ongedaan gemaak.',
};
