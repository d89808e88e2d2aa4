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

/** Those of this tab that got no answer, oldest first: whoever corrects something meanwhile makes another one. */
function unanswered(token: string): readonly SentSubmit[] {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey(token)) ?? '[]') as readonly SentSubmit[];
  } catch {
    return [];
  }
}

function remember(token: string, submits: readonly SentSubmit[]): void {
  try {
    sessionStorage.setItem(storageKey(token), JSON.stringify(submits));
  } catch {
    // Without storage only a reload loses the key, and with it the answer; nothing is created twice for that.
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
  const contentOf = ({ payload, lockId }: typeof submit) => JSON.stringify([payload, lockId]);
  const earlier = unanswered(token);
  const same = earlier.find((each) => contentOf(each) === contentOf(submit));
  const sent = same ?? { ...submit, idempotencyKey: newIdempotencyKey() };
  if (!same) remember(token, [...earlier, sent]);
  await answerTo(token, sent);
}

/**
 * The link turned out to be used up: by a submit of this tab whose answer was lost? Then what it led to. Throws while
 * nobody answers.
 */
export async function lostAnswer(token: string): Promise<Done | undefined> {
  for (const sent of unanswered(token)) {
    try {
      await answerTo(token, sent);
      return sent.done;
    } catch (error) {
      if (isUnanswered(error)) throw error;
    }
  }
  return undefined;
}

const isUnanswered = (error: unknown) => !(error instanceof RpcFailure) || error.mayPass;

/** The answer to a submit; once there is one, whatever it says, the submit is forgotten. */
async function answerTo(token: string, sent: SentSubmit): Promise<void> {
  const others = () => unanswered(token).filter(({ idempotencyKey }) => idempotencyKey !== sent.idempotencyKey);
  try {
    await send(sent);
    remember(token, []);
  } catch (error) {
    if (!isUnanswered(error)) remember(token, others());
    throw error;
  }
}
