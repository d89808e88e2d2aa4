import { heartbeat, onHeartbeat } from '#platform/idle.ts';
import { listenToOtherTabs, tellOtherTabs } from './other-tabs.ts';

interface HeartbeatHandlers {
  /** Milliseconds. */
  readonly timeOut: number;
  readonly chime: () => Promise<unknown>;
  readonly signOut: () => void;
}

const inputs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'] as const;

/** Beats until the returned function is called. Only the person's own input counts as activity, in any tab of the session. */
export function startHeartbeat({ timeOut, chime, signOut }: HeartbeatHandlers): () => void {
  let lastInput = Date.now();
  let lastContact = lastInput;
  let told = 0;
  const onInput = () => (lastInput = Date.now());
  const beat = () => {
    const now = Date.now();
    if (lastInput > told) tellOtherTabs({ kind: 'input', at: (told = lastInput) });
    const due = onHeartbeat({ now, lastInput, lastContact, timeOut });
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
    leaveTabs();
    for (const input of inputs) removeEventListener(input, onInput, { capture: true });
    document.removeEventListener('visibilitychange', beat);
  };
}
