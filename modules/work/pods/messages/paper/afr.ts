import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  postList: 'Bewyse van aflewering om te pos',
  postCount: 'Koeverte: {count}',
  load: 'Vrag {load}',
  pages: '{route} · bladsye: {count}',
  address: 'Adres',
  nothing: 'Niks hoef gepos te word nie.',
  page: 'Bladsy {page}',
  fileName: 'Bewyse van aflewering om te pos',
};
