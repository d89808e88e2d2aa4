import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  inviteSubject: 'Peça crédito à {company}',
  inviteIntro: 'A {company} convida-o a registar-se como cliente. Demora cerca de dez minutos.',
  inviteNeeded:
    'Tenha à mão: número de registo e de IVA, números de identidade dos administradores, até quatro referências comerciais, os dados bancários e uma carta de confirmação do seu banco (PDF, com menos de três meses).',
  inviteAction: 'Abrir o registo',

  editSubject: 'Confirme os seus dados de cliente da {company}',
  editIntro: 'A {company} pede-lhe que confirme os dados de {shipperName} e corrija o que tiver mudado.',
  editAction: 'Abrir os seus dados',

  questionSubject: 'A {company} precisa de mais informações suas',
  questionIntro: 'Antes de decidirmos sobre o seu pedido, precisamos do seguinte:',
  questionAction: 'Responder',

  receivedSubject: 'Recebemos o seu pedido',
  receivedIntro: 'Obrigado. A {company} recebeu o pedido de {shipperName}.',
  receivedReference: 'A sua referência é {reference}.',
  receivedAction: 'Ver o estado e a sua cópia',
  receivedNext: 'Vai agora ser analisado. Receberá um e-mail com o resultado.',

  approvedSubject: 'É agora cliente da {company}',
  approvedIntro: 'O pedido de {shipperName} foi aprovado. O seu número de conta na {company} é {accountNumber}.',
  approvedCredit: 'Limite de crédito: {limit}. O pagamento vence {days} dias após a fatura.',
  approvedCash: 'Limite de crédito: {limit}. O pagamento é feito na entrega.',
  approvedConditions: 'Condições: {conditions}',

  declinedSubject: 'O seu pedido à {company}',
  declinedIntro: 'O pedido de {shipperName} não foi aprovado. O motivo:',
  declinedNext: 'Se puder corrigir isto, contacte-nos.',

  bankChangedSubject: 'Os dados bancários de {shipperName} foram alterados',
  bankChangedIntro:
    'Os dados bancários de {shipperName} na {company} foram alterados. Só contam depois de confirmados por uma segunda pessoa.',
  bankChangedWarning: 'Se não fez esta alteração, avise-nos já.',
  bankChangedSms:
    '{company}: os seus dados bancários foram alterados. Se não foi feito por si, avise-nos já: {support}',

  submitted: 'O registo foi concluído com sucesso. O seu pedido vai ser analisado e receberá um e-mail com o estado.',
  saved: 'O cliente {shipperName} foi guardado.',
};
