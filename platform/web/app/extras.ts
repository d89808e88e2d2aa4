import { useSyncExternalStore } from 'react';

// Notices, questions and the offer of a new version are seldom needed on the first public screen, and their code is a
// tenth of it. So it is fetched when the first of them is there to be shown.
let needed = false;
const listeners = new Set<() => void>();

/** From now on the page must be able to show notices, questions and updates. */
export function needExtras(): void {
  if (needed) return;
  needed = true;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useExtrasNeeded(): boolean {
  return useSyncExternalStore(subscribe, () => needed);
}
