import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  tripDone: 'Die rit is klaar',
  tripDoneSent: 'Alles is gestuur. Dankie.',
  tripDoneWaiting: 'Iets wag nog op hierdie foon. Hou die bladsy totdat dit “Gestuur” sê.',
  offlineTitle: 'Geen netwerk nie. Werk voort.',
  offlineText: 'Alles word op hierdie foon gehou en vanself gestuur, met die tye wat jy gedruk het.',
  offlineWaiting: {
    one: 'Een inskrywing wag op hierdie foon. Dit word vanself gestuur, met die tyd wat jy gedruk het.',
    other: '{count} inskrywings wag op hierdie foon. Hulle word vanself gestuur, met die tye wat jy gedruk het.',
  },
  notKeptTitle: 'Hou hierdie bladsy oop',
  notKeptText:
    'Hierdie foon het geen plek oor nie, of die venster is privaat. Wat nie gestuur is nie, gaan verlore as jy die bladsy toemaak.',
  clockTitle: 'Hierdie foon se horlosie is verkeerd',
  clockAhead: 'Dit is {time} voor. Stel dit op outomaties. Die kantoor maak die tye reg.',
  clockBehind: 'Dit is {time} agter. Stel dit op outomaties. Die kantoor maak die tye reg.',
  refusedTitle: 'Die kantoor het nie alles aanvaar nie',
  refusedText: 'Druk op die wolk bo om te sien wat, en bel die kantoor.',
};
