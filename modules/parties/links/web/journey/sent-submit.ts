import { newIdempotencyKey, RpcFailure } from '#platform/web/rpc.ts';
import type { LinkAnswer } from '#modules/parties/links/contract.ts';
import type { LinkFlow, LinkFormProps, Submit } from './flow.ts';

/** A submit that has left and got no answer yet: sent again with its key, it does nothing twice. */
interface SentSubmit<Input, Done> extends Submit<Input, Done> {
  readonly idempotencyKey: string;
}

interface Sender<Input, Done> {
  readonly token: string;
  readonly send: LinkFlow<never, Input, Done>['send'];
}

const storageKey = (token: string) => `sent:${token.slice(0, 16)}`;

/** Those of this tab that got no answer, oldest first: whoever corrects something meanwhile makes another one. */
function unanswered<Input, Done>(token: string): readonly SentSubmit<Input, Done>[] {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey(token)) ?? '[]') as readonly SentSubmit<Input, Done>[];
  } catch {
    return [];
  }
}

function remember(token: string, submits: readonly SentSubmit<unknown, unknown>[]): void {
  try {
    sessionStorage.setItem(storageKey(token), JSON.stringify(submits));
  } catch {
    // Without storage only a reload loses the key, and with it the answer; nothing is created twice for that.
  }
}

/**
 * Submits, and remembers it in the tab until an answer has come. The same content keeps its key over presses and reloads;
 * any other content is another intent and gets a new one. The link's outcome follows.
 */
export async function submitOnce<Link extends LinkAnswer, Input, Done>(
  { token, send, whenOpen, onDone }: Pick<LinkFormProps<Link, Input, Done>, 'token' | 'send' | 'whenOpen' | 'onDone'>,
  submit: Submit<Input, Done>,
): Promise<void> {
  const contentOf = ({ input, lockId }: typeof submit) => JSON.stringify([input, lockId]);
  await whenOpen(async () => {
    const earlier = unanswered<Input, Done>(token);
    const same = earlier.find((each) => contentOf(each) === contentOf(submit));
    const sent = same ?? { ...submit, idempotencyKey: newIdempotencyKey() };
    if (!same) remember(token, [...earlier, sent]);
    await answerTo({ token, send }, sent);
  });
  onDone(submit.done);
}

/**
 * The link turned out to be used up: by a submit of this tab whose answer was lost? Then what it led to. Throws while
 * nobody answers.
 */
export async function lostAnswer<Input, Done>(sender: Sender<Input, Done>): Promise<Done | undefined> {
  for (const sent of unanswered<Input, Done>(sender.token)) {
    try {
      await answerTo(sender, sent);
      return sent.done;
    } catch (error) {
      if (isUnanswered(error)) throw error;
    }
  }
  return undefined;
}

const isUnanswered = (error: unknown) => !(error instanceof RpcFailure) || error.mayPass;

/** The answer to a submit; once there is one, whatever it says, the submit is forgotten. */
async function answerTo<Input, Done>(
  { token, send }: Sender<Input, Done>,
  { idempotencyKey, ...submit }: SentSubmit<Input, Done>,
): Promise<void> {
  const others = () => unanswered(token).filter((each) => each.idempotencyKey !== idempotencyKey);
  try {
    await send(submit, { lockId: submit.lockId, idempotencyKey });
    remember(token, []);
  } catch (error) {
    if (!isUnanswered(error)) remember(token, others());
    throw error;
  }
}
