import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  notRecognised: 'Este não é um extrato bancário que consigamos ler. Escolha um ficheiro CSV, CAMT.053, MT940 ou OFX.',
  empty: 'Não há linhas lançadas neste ficheiro.',
  tooLarge: 'O ficheiro tem mais de {most} MB. Escolha um período mais curto no banco.',
  tooManyLines: 'O ficheiro tem mais de {most} linhas. Escolha um período mais curto no banco.',
  tooDeep: 'Linha {row}: o ficheiro tem demasiados níveis para um extrato bancário.',
  notWhole: 'O ficheiro termina cedo demais ou falta uma página. Transfira-o novamente.',
  entities: 'O ficheiro declara um tipo de documento ou entidades, o que os extratos bancários não têm.',
  noDate: 'Linha {row}: “{value}” não é uma data.',
  noAmount: 'Linha {row}: “{value}” não é um montante.',
  dateUnclear:
    'A linha {row} tem a data {value}, e a linha {otherRow} tem {otherValue}. O dia e o mês trocam de lugar.',
  balanceBroken: 'Linha {row}: o saldo é {stated} e devia ser {expected}. Faltam ou sobram {difference}.',
  closingDiffers:
    'O saldo inicial {opening} e as linhas dão {expected}, mas o extrato fecha em {stated}. A diferença é {difference}.',
  pagesDiffer: 'Linha {row}: esta página abre em {stated}, mas a página anterior fechou em {expected}.',
  unknownAccount: 'A conta {number} {currency} não está entre as suas contas bancárias. Adicione-a primeiro.',
  inactiveAccount: 'A conta bancária {name} está inativa. Ative-a primeiro.',
  chooseAccount: 'O ficheiro não diz a que conta pertence. Escolha a conta bancária.',
  otherAccount: 'Linha {row}: o ficheiro é da conta {number} {currency}, e não da que escolheu.',
  columnsUnknown: 'Não conhecemos estas colunas. Indique qual é a data, o montante e o texto.',
  mailDoesNotFollow:
    'Não abre como o extrato até {day} fechou. Verifique-o e carregue-o manualmente se estiver correto.',
  pending: 'Linhas que o banco ainda não lançou: {count}. Virão num extrato posterior.',
  doesNotFollow: 'Não abre como o extrato até {day} fechou. Pode faltar um extrato pelo meio.',
  noBalances: 'O ficheiro não tem saldos que provem que está completo.',
  nothingNew: 'Nada de novo: todas as linhas eram conhecidas.',
  readBefore: 'Este ficheiro já foi lido. Nada de novo.',
};
