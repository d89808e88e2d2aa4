import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  postList: 'Preuves de livraison à poster',
  postCount: 'Enveloppes : {count}',
  load: 'Chargement {load}',
  pages: '{route} · pages : {count}',
  address: 'Adresse',
  nothing: 'Rien n’est à poster.',
  page: 'Page {page}',
  fileName: 'Preuves de livraison a poster',
};
