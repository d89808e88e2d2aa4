import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  creditChangeOpen: 'Este cliente já tem uma alteração do limite de crédito em curso. Conclua-a ou cancele-a primeiro.',
  customerWithoutCredit: 'Só um cliente ativo tem um limite de crédito que se pode alterar.',
  ownCreditProposal: 'Foi você que propôs ou alterou este limite. Tem de decidir uma segunda pessoa.',
  creditNotHigher: 'Um aumento tem de ficar acima do limite atual.',
  creditNotLower: 'Uma redução tem de ficar abaixo do limite atual.',
  creditUnchanged: 'Este é o limite atual.',
  insuredAboveLimit: 'A parte segurada não pode ser superior ao novo limite.',
  effectiveInPast: 'Escolha hoje ou um dia posterior.',
  endBeforeStart: 'O último dia não pode ser anterior ao primeiro.',
  endOfTemporaryOnly: 'Só um limite temporário tem um último dia.',
  reviewBeforeStart: 'A revisão tem de ser depois do dia em que o limite começa.',
};
