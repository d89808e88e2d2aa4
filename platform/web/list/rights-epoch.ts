import { useSyncExternalStore } from 'react';

/** How often what the person sees was read again because rights had changed. */
let epoch = 0;
const listeners = new Set<() => void>();

/** Everything on the screen was read with the rights of now: rows that are gone were taken away, and are not held. */
export function rightsWereApplied(): void {
  epoch++;
  for (const listener of listeners) listener();
}

export function useRightsEpoch(): number {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => epoch,
  );
}
