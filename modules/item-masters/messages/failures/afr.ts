import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  itemKindUsed: 'Die soort kan nie meer verander word nie: ander rekords gebruik hierdie item.',
};
