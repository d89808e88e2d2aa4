import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  planTooLong: 'O plano mostra no máximo oito dias. Escolha um fim mais próximo.',
};
