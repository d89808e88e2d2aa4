import { useSyncExternalStore } from 'react';

/** How long a changed row stays marked, in milliseconds. */
const markStays = 6000;

const marked = new Map<string, ReturnType<typeof setTimeout>>();
const listeners = new Set<() => void>();
let version = 0;

function changed(): void {
  version++;
  for (const listener of listeners) listener();
}

/** Marks the row of a record that was just changed: after saving, or by somebody else. */
export function markRow(noun: string, id: string | number): void {
  const key = `${noun}:${id}`;
  clearTimeout(marked.get(key));
  marked.set(
    key,
    setTimeout(() => {
      marked.delete(key);
      changed();
    }, markStays),
  );
  changed();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether a row is marked; draws again when that changes. */
export function useMarks(noun: string): (id: string | number) => boolean {
  useSyncExternalStore(subscribe, () => version);
  return (id) => marked.has(`${noun}:${id}`);
}
