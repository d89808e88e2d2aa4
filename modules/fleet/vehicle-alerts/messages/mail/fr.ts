import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  alertsSubject: { one: '{count} alerte ouverte', other: '{count} alertes ouvertes' },
  alertsText: {
    one: 'Cette alerte est ouverte et vous concerne.',
    other: 'Ces {count} alertes sont ouvertes et vous concernent.',
  },
  alertsLine: '{alert} : {name}, depuis {since}',
  alertsMore: { one: 'et {count} de plus', other: 'et {count} de plus' },
  alertsAction: 'Ouvrir les alertes',
};
