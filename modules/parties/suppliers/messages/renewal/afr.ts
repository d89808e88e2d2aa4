import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  heading: 'GIT-hernuwingsertifikaat',
  coverEnds: 'Die huidige GIT-dekking (goedere-in-transito) eindig op {date}.',
  coverEnded: 'Die GIT-dekking (goedere-in-transito) het op {date} geëindig.',
  upload: 'Stuur die nuwe sertifikaat aan {client}. Dit word nagegaan voordat dit geld.',
  document: 'Die nuwe sertifikaat',
  details: 'Wat die sertifikaat sê',
  detailsHint: 'Vergelyk dit met die dokument. Wat jy oop laat, word daaruit oorgeneem.',
  gap: {
    one: 'Op {from} is niks verseker nie: een dag lê tussen die huidige dekking en die nuwe een.',
    other: 'Van {from} tot {to} is niks verseker nie: {count} dae lê tussen die huidige dekking en die nuwe een.',
  },
  insuredDiffers:
    'Die sertifikaat noem {insuredName} as die versekerde. {client} kan net een op naam van {carrierName} aanvaar.',
};
