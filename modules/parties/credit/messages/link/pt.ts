import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  heading: 'O seu novo limite de crédito',
  intro: '{client} propõe a {shipperName} este limite de crédito. Aceite-o ou recuse-o.',
  newCreditLimit: 'Novo limite de crédito',
  presentLimit: 'Limite de crédito hoje',
  accountNumber: 'Número de conta',
  from: 'A partir de',
  fromAcceptance: 'Assim que aceitar',
  until: 'Até',
  answer: 'A sua resposta',
  accept: 'Aceitar',
  decline: 'Recusar',
  comment: 'Comentário',
  commentHelp: 'O que lhe conviria mais? {client} vai ler.',
  technicalError: 'Erro técnico, tente novamente.',
  doneTitle: 'Alteração do limite de crédito enviada com sucesso',
  acceptedNow:
    'Aceitou o limite de crédito de {limit}. Vigora a partir de agora e {client} envia-lhe um email a confirmá-lo.',
  acceptedLater:
    'Aceitou o limite de crédito de {limit}. Vigora a partir de {date} e {client} envia-lhe um email nesse dia.',
  declined: 'Recusou o limite de crédito de {limit}. O seu limite atual mantém-se. {client} recebeu a sua resposta.',
};
