import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  readingBelow: 'Die afstandmeter het voorheen {km} km gewys. Dit kan nie minder wys nie.',
  readingAbove:
    'Die afstandmeter het voorheen {km} km gewys. Geen trok ry meer as 1 500 km per dag nie. Kontroleer die syfer.',
  readingAboveNext: 'Die afstandmeter het daarna {km} km gewys. Dit kan nie meer gewys het nie.',
  readingBelowNext:
    'Die afstandmeter het daarna {km} km gewys. Geen trok ry meer as 1 500 km per dag nie. Kontroleer die syfer.',
  readingAhead: 'Hierdie oomblik is in die toekoms.',
  readingNoOdometer: 'Hierdie voertuig word gesleep. Dit het geen afstandmeter nie.',
  readingWithdrawn: 'Hierdie lesing is teruggetrek.',
  readingOfRecord: 'Hierdie lesing volg ’n ander rekord. Stel dit daar reg.',
};
