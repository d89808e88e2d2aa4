import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  telematicsAddress: 'Voer ’n openbare adres in wat met https begin.',
  vehicleHasUnit: '’n Ander eenheid van hierdie rekening is op hierdie voertuig. Haal dit eers af.',
  notPositions: 'Kies ’n CSV-lêer met die kolomme unit, time, latitude en longitude, vir ’n rekening van lêers.',
  trackTooLong: 'Kies hoogstens {days} dae.',
};
