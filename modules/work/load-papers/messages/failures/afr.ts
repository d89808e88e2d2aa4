import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  choosePapers: 'Kies ten minste een dokument.',
  paperNotMissing: 'Een van hierdie dokumente ontbreek nie meer nie. Herlaai die bladsy en kies weer.',
  papersAlreadyAsked: '{by} het {email} reeds vir hierdie dokumente gevra. Stuur eerder daardie skakel weer.',
  nothingLacking: 'Al hierdie dokumente het aangekom. Daar is niks meer om voor te vra nie.',
  noCarrierToAsk: 'Geen verskaffer vervoer hierdie vrag nie. Vra die kliënt, of heg self die dokument aan.',
};
