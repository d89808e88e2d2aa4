import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  councilMinimumOverlaps:
    '{code} já indica este grau em alguns destes dias. Termine-o primeiro ou escolha outros dias.',
  councilMinimumUsed: 'Há motoristas com este grau. Termine-o com uma nova versão e adicione outro mínimo.',
};
