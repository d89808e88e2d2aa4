import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  partnerTaken: '’n Ander aktiewe stelsel van hierdie soort is reeds gestel. Skakel dit eers af.',
  partnerCustomer: 'Kies die kliënt wie se stelsel dit is.',
  partnerAddress: 'Voer ’n openbare adres in wat met https begin.',
  compareElsewhere: 'Uitruilings met die rekeningkundige stelsel word op hul eie skerm vergelyk.',
  partnerElsewhere: 'Die rekeningkundige stelsel word op sy eie skerm gestel.',
};
