import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  heading: 'Vrag {load}',
  how: 'Neem ’n foto van elke bladsy van die dokument, of kies ’n PDF.',
  needed: 'Nodig',
  expired: 'Die een wat ons het, het verval. Stuur asseblief ’n nuwe een.',
  rejected: 'Nie aanvaar nie: {reason}',
  received: 'Ontvang. {client} kyk daarna.',
  hereAlready: '{client} het dit reeds.',
  files: { one: '{count} lêer gestuur', other: '{count} lêers gestuur' },
  allHere: 'Dankie. Alles het aangekom.',
  allHereText: '{client} gaan dit nou na. Jy kan nog bladsye byvoeg, of hierdie bladsy toemaak.',
  nothingAsked: 'Niks is meer nodig nie.',
  note: 'Nota van {client}: {note}',
};
