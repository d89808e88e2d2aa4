import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  performanceReversed: 'O período não pode terminar antes de começar.',
  performanceLong: 'Escolha um período de um ano no máximo.',
};
