import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  termDays: '{days} dae',
  settlementWords:
    'Betalingskorting van {percent} as u teen {day} betaal: trek tot {amount} af, BTW ingesluit. Geen kredietnota volg nie.',
  internationalCarriage: 'Internasionale vervoer van goedere, nulkoers (BTW-wet 89 van 1991, art. 11(2)(a))',
};
