import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  tyreAhead: 'Die dag moet nog kom. Vul die dag in waarop dit gedoen is.',
  tyreWarranty: 'Die waarborg eindig voor die aankoop. Vul ’n later dag in.',
  tyreCodeTaken: 'Die maatskappy het reeds ’n band met hierdie nommer.',
  positionTaken: 'Band {code} is by hierdie posisie. Haal dit eers af.',
  tyreBeforeLast: 'Iets is op {day} van die band gemeld. Vul daardie dag of ’n later een in.',
  treadGrows: '’n Loopvlak groei nie: {mm} mm is voorheen gemeet.',
  tyreKmBelow: 'Die band is by {km} km aangebring. Vul meer in.',
  tyreNotMounted: 'Die band is nie aangebring nie. Laat dit leeg.',
};
