import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  alertsSubject: { one: '{count} alerta em aberto', other: '{count} alertas em aberto' },
  alertsText: {
    one: 'Este alerta está em aberto e diz-lhe respeito.',
    other: 'Estes {count} alertas estão em aberto e dizem-lhe respeito.',
  },
  alertsLine: '{alert}: {name}, desde {since}',
  alertsMore: { one: 'e mais {count}', other: 'e mais {count}' },
  alertsAction: 'Abrir os alertas',
};
