import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  fourDecimals: 'Introduza um número com quatro casas decimais, no máximo.',
  clauseForTwo: 'Escolha um cliente ou um fornecedor, não ambos.',
  basePriceMissing:
    'Introduza o preço do combustível com que a tarifa foi acordada. Todas as variações contam a partir dele.',
  manualValueMissing: 'Introduza a percentagem, ou o valor por unidade, que a cláusula acrescenta.',
  capBelowFloor: 'O limite máximo não pode ser inferior ao mínimo.',
  clauseInUse: 'Há tarifas que usam esta cláusula, por isso não se edita. Peça uma nova versão a partir de um dia.',
  clauseBasisFixed: 'Há tarifas que usam esta cláusula. Para outro dia, acrescente outra cláusula.',
  versionInPast: 'Escolha hoje ou um dia posterior. O que já foi cobrado fica como estava.',
  versionTheSame: 'É o que a cláusula já diz. Altere pelo menos um valor.',
  versionWaits: 'Já há uma nova versão desta cláusula à espera de aprovação. Decida ou cancele essa primeiro.',
  ownClause: 'Foi a própria pessoa que pediu esta versão. A decisão cabe a uma segunda pessoa.',
  versionDayPassed: 'O primeiro dia já passou. Rejeite-a e peça uma versão a partir de hoje ou de um dia posterior.',
  clausePartyFixed: 'Há tarifas que usam esta cláusula. Para outra parte, crie outra cláusula.',
};
