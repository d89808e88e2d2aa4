import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  lineAccountMissing: 'Indique uma conta.',
  lineAccountUnknown: 'Nenhuma conta ativa tem o número {number}.',
  lineAccountControl: 'A conta {number} só aceita documentos. Devedores e credores em aberto são itens de abertura.',
  lineAmountMissing: 'Indique um valor a débito ou a crédito.',
  lineAmountTwice: 'Indique um débito ou um crédito, não os dois.',
  lineCentreMissing: 'A conta {number} exige um centro de lucro.',
  lineCentreUnknown: 'Nenhum centro de lucro em uso neste dia tem o código {code}.',
  lineLoadUnknown: 'Nenhuma carga tem o número {number}.',
  linePartyMissing: 'Indique quem deve ou a quem se deve.',
  linePartyUnknown: 'Ninguém com este nome ou código de conta é conhecido: {party}.',
  linePartyTwice: 'Vários têm este nome: {party}. Use o código de conta.',
  linePartyOnPlain: 'Só as linhas de devedores e credores indicam uma parte.',
  lineNumberMissing: 'Indique o número do documento em aberto.',
  lineDueMissing: 'Indique o dia de vencimento.',
  groupUnbalanced: 'O lançamento {group} difere em {amount}.',
  groupTooShort: 'O lançamento {group} tem uma só linha.',
  reverseBeforePosting: 'Escolha um dia depois da data de lançamento.',
  proposalIncomplete: 'Corrija primeiro o que está errado nas linhas: {count}.',
  ownProposal: 'Foi você que digitou ou submeteu isto. Uma segunda pessoa deve decidir.',
  proposalDocumentUnknown: 'Este documento não existe.',
  yearEndNothing: 'Nada deste exercício resta por encerrar.',
  retainedEarningsMissing: 'Escolha nas contas do razão qual recebe os resultados transitados.',
  proposalWaits: '{number} já está à espera. Decida-o ou elimine-o primeiro.',
};
