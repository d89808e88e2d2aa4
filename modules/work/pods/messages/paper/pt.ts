import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  postList: 'Provas de entrega a enviar por correio',
  postCount: 'Envelopes: {count}',
  load: 'Carga {load}',
  pages: '{route} · páginas: {count}',
  address: 'Endereço',
  nothing: 'Não há nada para enviar por correio.',
  page: 'Página {page}',
  fileName: 'Provas de entrega a enviar',
};
