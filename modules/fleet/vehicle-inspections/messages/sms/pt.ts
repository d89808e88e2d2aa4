import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  inspection: '{company}: inspecione {vehicle} antes de conduzir, {number}. Abra {url}',
};
