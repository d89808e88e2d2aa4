import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  nothingToSimulate: 'Aucun tarif approuvé n’est concerné. Choisissez un autre côté ou une autre partie.',
  periodTooLong: 'Choisissez 93 jours au plus.',
};
