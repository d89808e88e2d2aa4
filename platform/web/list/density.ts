import { useSyncExternalStore } from 'react';

const key = 'compactRows';
const listeners = new Set<() => void>();

/** Whether rows stand close, on this device: who reads a hundred of them a day sees more at once. */
export function rowsAreCompact(): boolean {
  return localStorage.getItem(key) !== null;
}

export function setCompactRows(on: boolean): void {
  if (on) localStorage.setItem(key, '1');
  else localStorage.removeItem(key);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useCompactRows(): boolean {
  return useSyncExternalStore(subscribe, rowsAreCompact);
}
