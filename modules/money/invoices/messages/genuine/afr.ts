import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  genuineTitle: 'Hierdie dokument is eg',
  genuineText: 'Dit is met die besonderhede hier onder uitgereik. Vergelyk hulle met die dokument wat u het.',
  unknownTitle: 'Geen sodanige dokument nie',
  unknownText:
    'Geen dokument is met hierdie kode uitgereik nie. Vra wie dit aan u gestuur het, by ’n telefoonnommer wat u ken, voor u betaal.',
  tooOftenTitle: 'Te veel vrae',
  tooOftenText: 'Wag ’n minuut en probeer weer.',
  number: 'Nommer',
  date: 'Datum',
  total: 'Totaal met BTW',
  hash: 'SHA-256 van die PDF',
  hashText: '’n PDF met dieselfde SHA-256 is die lêer wat uitgereik is, tot op die greep.',
};
