import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  termDays: '{days} jours',
  internationalCarriage:
    'Transport international de marchandises, taux zéro (loi sur la TVA 89 de 1991, art. 11(2)(a))',
};
