import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  promiseInPast: 'Este dia já passou. Escolha hoje ou um dia posterior.',
  promiseOfNothing: 'Introduza um montante superior a zero.',
  ringOnPast: 'Este dia já passou. Escolha amanhã ou um dia posterior.',
  ringOnOfRingAgain: 'O dia pertence apenas a «voltar a ligar». Deixe-o vazio.',
  pauseInPast: 'Este dia já passou. Escolha um dia posterior ou termine a pausa.',
  reminderDaysOrder: 'Cada aviso é posterior ao anterior. Introduza dias crescentes.',
  statementDaysOrder: 'O último dia é anterior ao primeiro. Escolha um último dia posterior.',
  statementDayAhead: 'Este dia ainda não chegou. Escolha hoje ou um dia anterior.',
};
