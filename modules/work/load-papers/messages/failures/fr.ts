import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  choosePapers: 'Choisissez au moins un document.',
  paperNotMissing: 'Un de ces documents ne manque plus. Rechargez la page et choisissez à nouveau.',
  papersAlreadyAsked: '{by} a déjà demandé ces documents à {email}. Renvoyez plutôt ce lien.',
  nothingLacking: 'Tous ces documents sont arrivés. Il n’y a plus rien à demander.',
  noCarrierToAsk: 'Aucun fournisseur ne transporte ce chargement. Demandez au client ou joignez le document vous-même.',
};
