import { heartbeat, onHeartbeat } from '#platform/idle.ts';
import { tellOtherTabs } from './other-tabs.ts';

interface HeartbeatHandlers {
  /** Milliseconds. */
  readonly timeOut: number;
  readonly chime: () => Promise<unknown>;
  readonly signOut: () => void;
}

const inputs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'] as const;

let lastInput = Date.now();

/** Another tab of the same session had input: the person is not idle here either. */
export function inputElsewhere(at: number): void {
  lastInput = Math.max(lastInput, at);
}

/** Beats until the returned function is called. Only the person's own input counts as activity. */
export function startHeartbeat({ timeOut, chime, signOut }: HeartbeatHandlers): () => void {
  lastInput = Date.now();
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
  // A machine that was asleep must not show the screen of a session that is over.
  document.addEventListener('visibilitychange', beat);
  return () => {
    clearInterval(timer);
    for (const input of inputs) removeEventListener(input, onInput, { capture: true });
    document.removeEventListener('visibilitychange', beat);
  };
}
