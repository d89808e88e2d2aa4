import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  zoneEmpty: 'Noem ten minste een stad of een plek.',
};
