import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  notOpened: 'Não foi possível abrir o formulário',
  awayTitle: 'Confirme de novo o seu número',
  awayText: 'Esteve ausente algum tempo. O que escreveu continua aqui.',
  exitTitle: 'Não aceitou os termos',
  exitText: 'Sem eles, não podemos continuar. A sua ligação mantém-se válida, por isso pode voltar.',
  exitBack: 'Ler de novo os termos',
  questionOf: '{client} pergunta',
  editNotice: 'Estes são os dados que {client} tem. Corrija o que mudou e depois submeta.',
  restored: 'O seu rascunho está de volta. Continua onde ficou.',
  doneText: 'Os seus dados foram enviados a {client}.',
  whatNext: 'O que acontece a seguir',
  nextReview: '{client} verifica o que enviou.',
  nextQuestion: 'Se faltar alguma coisa, recebe um e-mail com uma ligação exactamente para isso.',
  nextDecision: 'A decisão chega por e-mail a {email}.',
  sentReviewed: 'Ainda nada está decidido: {client} verifica primeiro os seus dados e responde-lhe por e-mail.',
  otherAdded: 'Outra pessoa também está a preencher este formulário. O que escreveu às {time} foi acrescentado aqui.',
  otherChanged: 'Outra pessoa alterou isto às {time}, e você também. A outra pessoa escreveu:',
  keepMine: 'Manter o meu',
  takeTheirs: 'Usar o da outra pessoa',
  otherBeforeSubmit: 'Outra pessoa alterou este formulário às {time}. Verifique e submeta de novo.',
};
