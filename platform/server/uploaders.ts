import { authorisation } from '../operation.ts';
import { operationsByName } from './dispatch.ts';
import type { Sender } from './http/bodies.ts';
import type { Glanced } from './http/glance.ts';
import type { Implementation } from './implement.ts';
import { hashOf, type Sessions } from './sessions.ts';

/**
 * Tells who may send more than the usual size: somebody signed in, a guest whose code was accepted, or another system
 * with its token, who call an operation that takes files; for `byLink` operations whoever has shown the token of a link. Their rights are looked at later, once the body is read.
 */
export function uploadersOf(
  sessions: Pick<Sessions, 'find' | 'findToken'>,
  implementations: readonly Implementation[],
): (envelope: Glanced, accessToken: string | undefined) => Promise<Sender> {
  const operations = operationsByName(implementations);
  return async ({ sessionId, service, operation }, accessToken) => {
    if (service === undefined || operation === undefined) return { uploader: undefined, isCertain: false };
    const contract = operations.get(authorisation(service, operation))?.contract;
    if (!contract?.upload) return { uploader: undefined, isCertain: true };
    if (accessToken !== undefined) {
      const token = await sessions.findToken(hashOf(accessToken));
      return { uploader: token?.id, isCertain: true };
    }
    if (!sessionId) return { uploader: undefined, isCertain: sessionId !== undefined };
    const hash = hashOf(sessionId);
    const row = await sessions.find(hash);
    const isKnown =
      row !== undefined &&
      (row.kind === 'user' || (row.link_id !== null && (row.is_verified || contract.byLink === true)));
    return { uploader: isKnown ? hash.toString('hex') : undefined, isCertain: true };
  };
}
