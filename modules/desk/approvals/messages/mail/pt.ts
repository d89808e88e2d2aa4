import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  handedOverSubject: 'Decide em vez de {name}',
  handedOverIntro:
    'De {fromDate} a {toDate} decide em vez de {name}. O que espera por si está na sua caixa de entrada, com esse nome; o que um de vós registou fica para outras pessoas.',
  handedOverNote: '{name} acrescenta: {note}',
  handedOverAction: 'Abrir a caixa de entrada',
  takenBackSubject: 'Já não decide em vez de {name}',
  takenBackIntro: '{name} volta a decidir. A delegação de {fromDate} a {toDate} terminou e não precisa de fazer nada.',
  releaseSubject: 'Autorize, por favor: {delegate} decide em vez de {delegator}',
  madeSubject: '{delegate} decide em vez de {delegator}',
  madeIntro: '{delegator} delega em {delegate} de {fromDate} a {toDate}: {kinds}.',
  madeAnyAmount: 'Não foi indicado um montante: valem os limites de {delegator}.',
  madeUpTo: 'Até {amount}.',
  releaseAsk:
    '{delegate} não decide tudo isto pelas suas próprias funções. Nada muda enquanto o senhor ou outro administrador não autorizar, em “Durante a minha ausência”, na caixa de entrada.',
  madeHolds: '{delegate} já decide estes tipos pelas suas próprias funções. Não precisa de fazer nada.',
  releasedSubject: '{name} pode decidir em seu lugar',
  releasedIntro: '{admin} autorizou a sua delegação em {name} de {fromDate} a {toDate}.',
  refusedSubject: '{name} não pode decidir em seu lugar',
  refusedIntro:
    '{admin} recusou a sua delegação em {name} de {fromDate} a {toDate}. Escolha outro colega ou fale com {admin}.',
};
