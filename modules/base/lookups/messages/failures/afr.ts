import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  regionElsewhere: 'Die provinsie of streek is nie in {country} nie. Kies een uit die lys.',
  cityElsewhere: 'Hierdie stad is in {region}. Kies daardie provinsie, of ’n ander stad.',
};
