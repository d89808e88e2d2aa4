import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  askSubject: 'Stuur asseblief die dokumente van vrag {load}',
  askText: '{client} het dokumente van jou nodig vir vrag {load} ({route}).',
  askPapers: 'Ontbreek nog: {papers}.',
  askRejected: 'Ons kon nie aanvaar wat ons as {paper} ontvang het nie. Rede: {reason}',
  askNote: 'Nota: {note}',
  askHow: 'Maak die bladsy hieronder op jou foon of rekenaar oop. Neem ’n foto van elke bladsy, of kies ’n PDF.',
  askAction: 'Stuur dokumente',
};
