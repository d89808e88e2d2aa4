import type { ServiceName } from '#platform/operation.ts';
import { dropEarlyAnswer, keepEarlyAnswer } from './early-answers.ts';
import { envelopeOf, ownName } from './rpc.ts';
import { currentSession } from './session.ts';
import { exchange, limited } from './transport.ts';

/** Milliseconds in which whoever makes the same call takes an answer that was asked for early. */
const earlyStays = 10_000;

/**
 * Asks what a screen will ask once its code is here. Whoever makes the same call within ten seconds has this answer;
 * calling what comes back forgets it, as what it says may not hold any more.
 */
export function askEarly(service: ServiceName, operation: string, payload: unknown): () => void {
  const session = currentSession();
  const { signal, release } = limited(earlyStays);
  const body = envelopeOf(session, service, operation, payload);
  const answer = exchange('/rpc', body, { headers: { 'content-type': 'application/json' }, signal }).finally(release);
  const name = ownName(session, operation);
  keepEarlyAnswer(name, payload, answer);
  const forget = () => dropEarlyAnswer(name, payload, answer);
  setTimeout(forget, earlyStays);
  return forget;
}
