import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  periodClosed: '{date} está fechado para lançamentos. O primeiro dia aberto é {open}.',
  periodNoneOpen:
    '{date} está fechado para lançamentos e nenhum mês posterior está aberto. Peça que um mês seja aberto.',
  periodHeld: '{date} está suspenso: só pode lançar quem pode alterar os períodos de lançamento.',
  periodsMissing: 'Nenhum exercício inclui este dia. Acrescente os 12 meses seguintes em períodos de lançamento.',
  postingBlocked: 'Isto impede o fecho: {count}. Resolva primeiro.',
  closingReasonMissing: 'Indique por que o mês é fechado com algo em aberto.',
  reopeningReasonMissing: 'Indique por que o mês é reaberto.',
  ownClosing: 'Foi você que fechou este mês. Uma segunda pessoa deve reabri-lo.',
  reopeningNeedsSecondFactor:
    'Configure primeiro um segundo fator no seu perfil: é pedido quando um mês fechado é reaberto.',
  earlierMonthOpen: 'Feche primeiro os meses anteriores: {month} ainda está aberto.',
  yearAhead: 'Os 12 meses seguintes já existem, até {date}. Acrescente o ano seguinte quando começarem.',
  postingStateNotReached: 'Este mês não pode passar do estado atual para esse.',
};
