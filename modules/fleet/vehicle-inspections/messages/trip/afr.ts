import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  title: 'Inspeksie van die dag',
  open: 'Inspekteer jou vragmotor en sleepwaens voordat jy vertrek',
  failed: 'Dit het misluk: moenie ry nie. Bel die kantoor',
  done: 'Gedoen',
  inspect: 'Inspekteer die vragmotor',
};
