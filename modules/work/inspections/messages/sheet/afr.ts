import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  title: 'Vraginspeksie',
  load: 'Vrag',
  customer: 'Kliënt',
  route: 'Roete',
  vehicle: 'Voertuig en sleepwaens',
  driver: 'Bestuurder',
  odometer: 'Afstandmeter',
  inspectedAt: 'Geïnspekteer',
  outcome: 'Uitslag',
  item: 'Item',
  answer: 'Antwoord',
  note: 'Nota',
  masses: 'Massas',
  slip: 'Weegbrugstrokie',
  limit: 'Toegelaat',
  findings: 'Nie in orde nie',
  allowed: 'Laat gaan deur {by}, {at}: {reason}',
  signed: 'Geïnspekteer en geteken deur',
  photos: { one: '{count} foto op lêer', other: '{count} foto’s op lêer' },
  made: 'Gemaak {at}',
};
