import { demoPartition, demoPassword } from '../database/seed.ts';
import { rpc } from '../server/testing/server-process.ts';

export interface Person {
  readonly partition: string;
  readonly account: string;
}

/** The administrator of the demonstration. */
export const administrator: Person = { partition: demoPartition, account: 'naledi.mokoena@highveld.example' };

export interface Asker {
  readonly sessionId: string;
  /** The body of a call. */
  body(operation: string, payload: object, lockId?: string): string;
}

/** Somebody who has signed in and calls. */
export async function signedIn(serverUrl: string, { partition, account }: Person): Promise<Asker> {
  const credentials = { userRole: '', userAccount: account, password: demoPassword };
  const { body } = await rpc(serverUrl, 'login', credentials, { service: 'basis' });
  const { sessionId } = body.result as { sessionId: string };
  return {
    sessionId,
    body: (operation, payload, lockId) =>
      bodyOf({ sessionId, service: 'tripDirector', operation, partition, payload, ...(lockId && { lockId }) }),
  };
}

/** The body of a sign-in. */
export function signInBody(account: string): string {
  const payload = { userRole: '', userAccount: account, password: demoPassword };
  return bodyOf({ sessionId: '', service: 'basis', operation: 'login', partition: '', payload });
}

/** What every call says besides. */
export const client = { clientVersion: '0.1.335', language: 'en' } as const;

function bodyOf(stated: object): string {
  return JSON.stringify({ ...client, lockId: null, ...stated });
}
