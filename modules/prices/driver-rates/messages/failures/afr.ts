import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  rateForTwo: 'Kies óf ’n kategorie óf ’n bestuurder, nie albei nie.',
  driverRateOverlaps: '{code} betaal dit reeds op sommige van hierdie dae. Beëindig dit eers, of kies ander dae.',
  driverRateDecimals: 'Voer ’n getal met hoogstens vier desimale in.',
};
