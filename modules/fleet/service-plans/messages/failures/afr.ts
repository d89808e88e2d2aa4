import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  intervalMissing: 'Vul in hoeveel kilometer, dae of ure tussen twee dienste lê.',
  serviceNotCounted: 'Die plan tel dit nie. Laat dit leeg.',
  serviceFollowed: 'Die voertuig volg hierdie plan reeds.',
  serviceEnded: 'Die voertuig volg hierdie plan nie meer nie.',
  serviceAhead: 'Die dag moet nog kom. Vul die dag in waarop dit gedoen is.',
  serviceBeforeLast:
    'Die laaste diens was op {day}. Vul daardie dag of ’n latere een in, of neem eers daardie diens terug.',
  serviceWarranty: 'Die waarborg eindig voor die diens. Vul ’n latere dag in.',
  serviceNotLast: 'Neem eers die latere dienste terug: hulle is van hierdie een af bereken.',
  serviceOrdered: '’n Bestelling vir hierdie diens is oop: {number}. Voltooi of kanselleer dit eers.',
};
