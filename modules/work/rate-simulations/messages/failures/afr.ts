import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  nothingToSimulate: 'Geen goedgekeurde tarief word hierdeur geraak nie. Kies ’n ander kant of party.',
  periodTooLong: 'Kies hoogstens 93 dae.',
};
