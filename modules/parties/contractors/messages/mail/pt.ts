import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  inviteSubject: 'Peça uma conta de crédito a {company}',
  inviteIntro:
    '{company} convida {contractorName} a pedir uma conta de crédito como subcontratado. Demora cerca de quinze minutos.',
  inviteNeeded:
    'Tenha à mão: número de registo e de IVA, números de identificação e moradas dos administradores, dados bancários, nome e endereço do seu auditor, e o seu certificado de mercadorias em trânsito (GIT).',
  inviteAction: 'Abrir o pedido',
  editSubject: 'Actualize o seu pedido junto de {company}',
  editIntro: '{company} pede-lhe que verifique o pedido de {contractorName}, corrija o que mudou e o assine novamente.',
  editAction: 'Abrir o seu pedido',
  questionSubject: '{company} precisa de mais informações suas',
  questionIntro: 'Antes de se decidir sobre o seu pedido, precisamos disto:',
  questionAction: 'Responder',
  receivedSubject: 'Recebemos o seu pedido',
  receivedIntro: 'Obrigado. O pedido de {contractorName} chegou a {company}.',
  receivedReference: 'A sua referência é {reference}.',
  receivedAction: 'Ver o estado e a sua cópia',
  receivedNext: 'Vai agora ser analisado. Receberá um email com o estado.',
  approvedSubject: 'O seu pedido a {company} foi aprovado',
  approvedIntro: 'O pedido de {contractorName} a {company} foi aprovado. O seu número de conta é {accountNumber}.',
  approvedCredit: 'O seu limite de crédito é de {limit}.',
  approvedTerm: {
    one: 'O pagamento vence {count} dia após o extrato.',
    other: 'O pagamento vence {count} dias após o extrato.',
  },
  rejectedSubject: 'O seu pedido a {company}',
  rejectedIntro: 'O pedido de {contractorName} não foi aprovado. O motivo:',
  rejectedNext: 'Se puder resolver isto, contacte-nos.',
  bankChangedSubject: 'Os dados bancários de {contractorName} foram alterados',
  bankChangedIntro:
    'Os dados bancários de {contractorName} na {company} foram alterados com o pedido que recebemos. Só contam quando este for aprovado.',
  bankChangedWarning: 'Se não fez esta alteração, avise-nos já.',
  bankChangedSms:
    '{company}: os seus dados bancários foram alterados. Se não foi feito por si, avise-nos já: {support}',
  submitted: 'O seu pedido será analisado. Será enviado um email com o estado.',
  saved: 'O pedido de {contractorName} foi guardado.',
};
