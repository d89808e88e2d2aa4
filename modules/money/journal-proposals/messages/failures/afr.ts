import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  lineAccountMissing: 'Voer ’n rekening in.',
  lineAccountUnknown: 'Geen aktiewe rekening het die nommer {number} nie.',
  lineAccountControl: 'Rekening {number} neem net dokumente. Oop debiteure en krediteure is openingsitems.',
  lineAmountMissing: 'Voer ’n bedrag as debiet of krediet in.',
  lineAmountTwice: 'Voer óf ’n debiet óf ’n krediet in.',
  lineCentreMissing: 'Rekening {number} vra ’n winssentrum.',
  lineCentreUnknown: 'Geen winssentrum wat op hierdie dag in gebruik is, het die kode {code} nie.',
  lineLoadUnknown: 'Geen vrag het die nommer {number} nie.',
  linePartyMissing: 'Voer in wie dit skuld of aan wie dit geskuld word.',
  linePartyUnknown: 'Niemand met hierdie naam of rekeningkode is bekend nie: {party}.',
  linePartyTwice: 'Verskeie het hierdie naam: {party}. Gebruik die rekeningkode.',
  linePartyOnPlain: 'Net lyne op debiteure en krediteure noem ’n party.',
  lineNumberMissing: 'Voer die nommer van die oop dokument in.',
  lineDueMissing: 'Voer die dag in waarop dit betaalbaar is.',
  groupUnbalanced: 'Joernaal {group} verskil met {amount}.',
  groupTooShort: 'Joernaal {group} het net een lyn.',
  reverseBeforePosting: 'Kies ’n dag ná die boekingsdatum.',
  proposalIncomplete: 'Maak eers reg wat met die lyne verkeerd is: {count}.',
  ownProposal: 'Jy het dit self getik of ingedien. ’n Tweede persoon moet daaroor besluit.',
  proposalDocumentUnknown: 'Hierdie dokument bestaan nie.',
  yearEndNothing: 'Niks van hierdie jaar bly oor om te sluit nie.',
  retainedEarningsMissing: 'Kies by joernaalrekeninge watter een behoue verdienste neem.',
  proposalWaits: '{number} wag reeds. Besluit daaroor, of skrap dit eers.',
};
