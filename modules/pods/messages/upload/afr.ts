import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  heading: 'Vrag {load}',
  how: 'Neem ’n foto van elke bladsy van die getekende dokument, of kies ’n PDF.',
  asked: 'Nodig',
  sentBack: 'Nie aanvaar nie: {reason}',
  received: 'Ontvang. {client} kyk daarna.',
  pages: '{count} bladsye gestuur',
  photo: 'Neem foto',
  file: 'Kies lêer',
  morePages: 'Voeg nog ’n bladsy by',
  sending: 'Stuur {percent} %',
  tryAgain: 'Probeer weer',
  done: 'Dankie. Alles het aangekom.',
  doneText: '{client} gaan dit nou na. U hoor net van ons as iets ontbreek.',
  nothingAsked: 'Daar word niks meer gevra nie.',
  reason_illegible: 'dit kan nie gelees word nie',
  reason_unsigned: 'dit is nie geteken nie',
  reason_notStamped: 'dit is nie gestempel nie',
  reason_wrongLoad: 'dit behoort by ’n ander vrag',
  reason_pagesMissing: 'bladsye ontbreek',
  reason_altered: 'iets is agterna verander',
  reason_quantitiesNotFilled: 'die hoeveelhede is nie ingevul nie',
  reason_copyNotOriginal: 'die oorspronklike is nodig',
  reason_other: 'daar is ’n probleem',
};
