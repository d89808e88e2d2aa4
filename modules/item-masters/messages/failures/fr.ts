import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  itemKindUsed: 'La nature ne peut plus être modifiée : d’autres fiches utilisent cet article.',
};
