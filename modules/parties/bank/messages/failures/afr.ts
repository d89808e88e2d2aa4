import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  ownBankChange:
    'Jy het hierdie bankbesonderhede self aangeteken, of die skakel gestuur waarmee dit gekom het. ’n Tweede persoon moet besluit.',
  bankNeedsSecondFactor:
    'Hier keur slegs mense met ’n tweede faktor bankbesonderhede goed. Stel eers een in jou eie profiel op.',
};
