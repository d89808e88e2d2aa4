import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  inspection: '{company}: inspekteer {vehicle} voor jy ry, {number}. Maak oop: {url}',
};
