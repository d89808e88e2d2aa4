import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  statementPeriodBackwards: 'O último dia é anterior ao primeiro. Escolha um dia posterior.',
  statementPeriodLong: 'Escolha um período de um ano ou menos.',
  statementNothingOwed: 'Nada é devido por cargas entregues neste período. Escolha outro período.',
  statementNothingWaits: 'Nenhuma carga deste fornecedor aguarda fatura.',
  statementNoEmail: 'O fornecedor não tem endereço de email. Introduza um.',
  statementNoMobile: 'O fornecedor não tem número de telemóvel para o código. Introduza um.',
  statementNumberUsed: 'Já enviou {number} de {date}. Introduza o número desta fatura.',
  statementLoadGone: 'Uma destas cargas já não aguarda fatura. Abra a página de novo e escolha as cargas.',
  statementVatTooMuch: 'O IVA faz parte do total. Introduza menos do que o total.',
  statementTooSmall: 'É muito pouco para as cargas que escolheu. Verifique o montante.',
  statementChanged: 'O extrato mudou entretanto. Abra a página de novo e verifique-o outra vez.',
};
