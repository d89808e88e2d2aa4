import type { SignedIn } from './signed-in.ts';

/**
 * What the tabs of one person tell each other. The session is kept per tab, so a row that is opened in a new tab would ask
 * for a password; instead the new tab asks the others. It goes through no server, no address and no lasting storage.
 */
type Message =
  | { readonly kind: 'asking' }
  | { readonly kind: 'signedIn'; readonly person: SignedIn }
  | { readonly kind: 'signedOut'; readonly sessionId: string; readonly note: string }
  | { readonly kind: 'input'; readonly at: number };

interface TabHandlers {
  /** Who is signed in here, for a tab that asks. */
  readonly person?: () => SignedIn | undefined;
  readonly signedOut?: (sessionId: string, note: string) => void;
  readonly input?: (at: number) => void;
}

/** How long a new tab waits for an answer before it shows the sign-in, in milliseconds. */
const patience = 200;

const tabs = new BroadcastChannel('session');

export function tellOtherTabs(message: Message): void {
  tabs.postMessage(message);
}

/** The session of another tab, if one is signed in. */
export function askOtherTabs(): Promise<SignedIn | undefined> {
  return new Promise((resolve) => {
    const done = (person?: SignedIn) => {
      clearTimeout(timer);
      tabs.removeEventListener('message', onAnswer);
      resolve(person);
    };
    const onAnswer = ({ data }: MessageEvent<Message>) => {
      if (data.kind === 'signedIn') done(data.person);
    };
    const timer = setTimeout(done, patience);
    tabs.addEventListener('message', onAnswer);
    tellOtherTabs({ kind: 'asking' });
  });
}

/** Answers and hears the other tabs until the returned function is called. */
export function listenToOtherTabs({ person, signedOut, input }: TabHandlers): () => void {
  const onMessage = ({ data }: MessageEvent<Message>) => {
    if (data.kind === 'asking') {
      const mine = person?.();
      if (mine) tellOtherTabs({ kind: 'signedIn', person: mine });
    } else if (data.kind === 'signedOut') {
      signedOut?.(data.sessionId, data.note);
    } else if (data.kind === 'input') {
      input?.(data.at);
    }
  };
  tabs.addEventListener('message', onMessage);
  return () => tabs.removeEventListener('message', onMessage);
}
