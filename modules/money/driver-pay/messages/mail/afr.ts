import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  statementSubject: '{company}: jou betaling van {date}',
  statementIntro: '{company} betaal jou {amount} op {date}, voor belasting en aftrekkings.',
  statementAsk: 'Die aangehegte staat wys elke rit. Antwoord hierdie e-pos as iets nie reg is nie.',
};
