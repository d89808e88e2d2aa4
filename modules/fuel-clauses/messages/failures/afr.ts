import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  fourDecimals: 'Voer ’n getal met hoogstens vier desimale in.',
  clauseForTwo: 'Kies óf ’n kliënt óf ’n verskaffer, nie albei nie.',
  basePriceMissing: 'Voer die brandstofprys in waarby die tarief ooreengekom is. Elke verandering tel daarvandaan.',
  manualValueMissing: 'Voer die persentasie, of die bedrag vir een eenheid, in wat die klousule byvoeg.',
  capBelowFloor: 'Die plafon mag nie onder die vloer wees nie.',
};
