import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  planTooLong: 'Le plan montre huit jours au plus. Choisissez une fin plus proche.',
};
