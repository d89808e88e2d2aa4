import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  alertsSubject: { one: '{count} waarskuwing is oop', other: '{count} waarskuwings is oop' },
  alertsText: {
    one: 'Hierdie waarskuwing is oop en raak jou.',
    other: 'Hierdie {count} waarskuwings is oop en raak jou.',
  },
  alertsLine: '{alert}: {name}, sedert {since}',
  alertsMore: { one: 'en nog {count}', other: 'en nog {count}' },
  alertsAction: 'Maak die waarskuwings oop',
};
