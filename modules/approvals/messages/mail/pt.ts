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
};
