import { endingIn, heartbeat, onHeartbeat } from '#platform/idle.ts';
import { listenToOtherTabs, tellOtherTabs } from './other-tabs.ts';

interface HeartbeatHandlers {
  /** Milliseconds. */
  readonly timeOut: number;
  readonly chime: () => Promise<unknown>;
  readonly signOut: () => void;
  /** Says that the session ends in so many seconds; answers how the words are taken back. */
  readonly warn: (seconds: number) => () => void;
}

const inputs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'] as const;

/** Beats until the returned function is called. Only the person's own input counts as activity, in any tab of the session. */
export function startHeartbeat({ timeOut, chime, signOut, warn }: HeartbeatHandlers): () => void {
  let lastInput = Date.now();
  let lastContact = lastInput;
  let told = 0;
  let takeBack: (() => void) | undefined;
  const onInput = () => {
    lastInput = Date.now();
    takeBack?.();
    takeBack = undefined;
  };
  const beat = () => {
    const now = Date.now();
    if (lastInput > told) tellOtherTabs({ kind: 'input', at: (told = lastInput) });
    const due = onHeartbeat({ now, lastInput, lastContact, timeOut });
    const left = endingIn({ now, lastInput, timeOut });
    takeBack?.();
    takeBack = left === undefined ? undefined : warn(Math.ceil(left / 1000));
    if (due === 'signOut') signOut();
    if (due !== 'chime') return;
    lastContact = now;
    // A chime that fails needs no words: the next one comes, and an ended session says so itself.
    chime().catch(() => undefined);
  };
  const timer = setInterval(beat, heartbeat);
  for (const input of inputs) addEventListener(input, onInput, { passive: true, capture: true });
  const leaveTabs = listenToOtherTabs({ input: (at) => (lastInput = Math.max(lastInput, at)) });
  // A machine that was asleep must not show the screen of a session that is over.
  document.addEventListener('visibilitychange', beat);
  return () => {
    clearInterval(timer);
    takeBack?.();
    leaveTabs();
    for (const input of inputs) removeEventListener(input, onInput, { capture: true });
    document.removeEventListener('visibilitychange', beat);
  };
}
