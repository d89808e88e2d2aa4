import { newIdempotencyKey, RpcFailure } from '#platform/web/rpc.ts';
import { suppliers } from './link-calls.ts';
import type { Done } from './RegistrationDone.tsx';

type Payload = Parameters<typeof suppliers.postCarrier>[0] | Parameters<typeof suppliers.putCarrier>[0];

/** A submit that has left and got no answer yet: sent again with its key, it does nothing twice. */
interface SentSubmit {
  readonly payload: Payload;
  readonly lockId: string | null;
  readonly idempotencyKey: string;
  /** For the page that follows. */
  readonly done: Done;
}

const storageKey = (token: string) => `sent:${token.slice(0, 16)}`;

function sentSubmit(token: string): SentSubmit | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(storageKey(token)) ?? 'null') as SentSubmit | null) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Whoever has a `keyIdentifier` is changed, everybody else is new. */
function send({ payload, lockId, idempotencyKey }: SentSubmit) {
  return payload.keyIdentifier
    ? suppliers.putCarrier({ ...payload, keyIdentifier: payload.keyIdentifier }, { lockId, idempotencyKey })
    : suppliers.postCarrier({ ...payload, keyIdentifier: '' }, { idempotencyKey });
}

/**
 * Submits, and remembers it in the tab until an answer has come. The same content keeps its key over presses and reloads;
 * any other content is another intent and gets a new one.
 */
export async function submitOnce(
  token: string,
  submit: Pick<SentSubmit, 'payload' | 'lockId' | 'done'>,
): Promise<void> {
  const before = sentSubmit(token);
  const isSame =
    before && JSON.stringify([before.payload, before.lockId]) === JSON.stringify([submit.payload, submit.lockId]);
  const sent = { ...submit, idempotencyKey: isSame ? before.idempotencyKey : newIdempotencyKey() };
  try {
    sessionStorage.setItem(storageKey(token), JSON.stringify(sent));
  } catch {
    // Without storage only a reload loses the key, and with it the answer; nothing is created twice for that.
  }
  await settled(token, send(sent));
}

/** The link turned out to be used up: by a submit of this tab whose answer was lost? Then what it led to. Throws while nobody answers. */
export async function lostAnswer(token: string): Promise<Done | undefined> {
  const sent = sentSubmit(token);
  if (!sent) return undefined;
  try {
    await settled(token, send(sent));
    return sent.done;
  } catch (error) {
    if (error instanceof RpcFailure && !error.mayPass) return undefined;
    throw error;
  }
}

/** Forgets the submit once there is an answer, whatever it says. */
async function settled(token: string, answer: Promise<unknown>): Promise<void> {
  try {
    await answer;
    sessionStorage.removeItem(storageKey(token));
  } catch (error) {
    if (error instanceof RpcFailure && !error.mayPass) sessionStorage.removeItem(storageKey(token));
    throw error;
  }
}
