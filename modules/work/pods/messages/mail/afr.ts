import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  requestSubject: 'Stuur asseblief die bewys van aflewering van vrag {load}',
  requestText:
    '{client} benodig die bewys van aflewering van vrag {load} ({route}). Nog uitstaande: {count}. Daarsonder kan die vrag nie gefaktureer word nie, en jou eie faktuur moet wag.',
  requestRejected: 'Wat ons vir {place} ontvang het, kon nie aanvaar word nie. {reason}',
  requestHow: 'Maak die bladsy hieronder op jou foon oop, neem ’n foto van elke getekende dokument, of kies ’n PDF.',
  requestAction: 'Stuur bewys van aflewering',
  reason_illegible: 'Dit kan nie gelees word nie.',
  reason_unsigned: 'Dit is nie geteken nie.',
  reason_notStamped: 'Dit is nie gestempel nie.',
  reason_wrongLoad: 'Dit behoort by ’n ander vrag.',
  reason_pagesMissing: 'Bladsye ontbreek.',
  reason_altered: 'Iets daarop is agterna verander.',
  reason_quantitiesNotFilled: 'Die hoeveelhede is nie ingevul nie.',
  reason_copyNotOriginal: 'Dit is ’n afskrif, en die oorspronklike is nodig.',
  reason_other: 'Daar is ’n probleem daarmee.',
  packSubject: 'Bewys van aflewering van vrag {load}',
  packSubjectPart: 'Bewys van aflewering van vrag {load} ({part} van {parts})',
  packText: '{client} stuur vir jou die getekende bewys van aflewering van vrag {load} ({route}).',
  packReference: 'Dokument: {reference}',
  packFile: 'Aangeheg: {file}, bladsye: {count}',
  packPart: 'Die bladsye is te groot vir een e-pos. Hierdie is {part} van {parts}.',
  packAgain: 'Jy het hierdie bewys van aflewering dalk reeds van ons ontvang. Dit neem die plek van die vorige in.',
  packFetch: 'Maak die bladsy hieronder oop, tik die kode in wat ons na jou selfoon stuur, en laai die lêers af.',
  packAction: 'Laai bewys van aflewering af',
};
