import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  notGiven: 'nie gegee nie',
  reveal: 'Wys die hele nommer: {label}',
  checks: 'Wat die kontroles gevind het',
  findingCount: { one: '{count} bevinding', other: '{count} bevindings' },
  findingsHere: {
    one: 'Die kontroles het hier {count} ding gevind',
    other: 'Die kontroles het hier {count} dinge gevind',
  },
  nothingFound: 'Die kontroles het niks gevind nie.',
  level_E: 'Fout:',
  level_W: 'Waarskuwing:',
  level_I: 'Ter inligting:',
  openOther: 'Maak {name} oop',
};
