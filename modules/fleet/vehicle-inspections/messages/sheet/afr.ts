import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  title: 'Voertuiginspeksie',
  outcome: 'Uitslag',
  kind: 'Soort',
  vehicle: 'Voertuig en waens',
  driver: 'Drywer',
  finishedAt: 'Voltooi',
  odometer: 'Odometer',
  template: 'Kontrolelys, weergawe',
  item: 'Item',
  answer: 'Antwoord',
  note: 'Nota',
  open: 'oop',
  findings: 'Gebreke',
  photos: { one: '{count} foto op lêer', other: '{count} foto’s op lêer' },
  signed: 'Geïnspekteer en onderteken deur',
  made: 'Gemaak {at}',
};
