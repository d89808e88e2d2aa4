import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  fourDecimals: 'Introduza um número com quatro casas decimais, no máximo.',
  clauseForTwo: 'Escolha um cliente ou um fornecedor, não ambos.',
  basePriceMissing:
    'Introduza o preço do combustível com que a tarifa foi acordada. Todas as variações contam a partir dele.',
  manualValueMissing: 'Introduza a percentagem, ou o valor por unidade, que a cláusula acrescenta.',
  capBelowFloor: 'O limite máximo não pode ser inferior ao mínimo.',
};
