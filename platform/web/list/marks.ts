import { useCallback, useSyncExternalStore } from 'react';

/** How long a changed row stays marked, in milliseconds. */
const markStays = 6000;

const marked = new Map<string, ReturnType<typeof setTimeout>>();
/** Who listens for the mark of one record, so that five hundred rows are not asked when one changes; `''`: for what was saved. */
const listeners = new Map<string, Set<() => void>>();
const untold = new Set<string>();

/** Many changes of one frame are told together: an import changes thousands of records within a second. */
function changed(key: string): void {
  if (untold.size === 0) requestAnimationFrame(tell);
  untold.add(key);
}

function tell(): void {
  const keys = [...untold, ''];
  untold.clear();
  for (const key of keys) for (const listener of listeners.get(key) ?? []) listener();
}

/** Marks the row of a record that was just changed. */
export function markRow(noun: string, id: string): void {
  const key = `${noun}:${id}`;
  clearTimeout(marked.get(key));
  marked.set(
    key,
    setTimeout(() => {
      marked.delete(key);
      if (saved.delete(key)) savedVersion++;
      changed(key);
    }, markStays),
  );
  changed(key);
}

let arrival: string | undefined;
/** The records that the person saved and that are still marked. */
const saved = new Set<string>();
let savedVersion = 0;

/**
 * The record that the person just saved: its row is marked, stands in its list at once instead of being offered as news,
 * and takes the focus when its list is shown again.
 */
export function markSaved(noun: string, id: string): void {
  arrival = `${noun}:${id}`;
  saved.add(arrival);
  savedVersion++;
  markRow(noun, id);
}

/**
 * Gives the focus to the row of the record that was saved: once, when it is there, and only while it is marked, since a
 * list may first show what it knew before.
 */
export function focusArrival(noun: string, focus: (id: string) => boolean): void {
  if (arrival === undefined || !marked.has(arrival)) arrival = undefined;
  else if (arrival.startsWith(`${noun}:`) && focus(arrival.slice(noun.length + 1))) arrival = undefined;
}

function subscribe(key: string, listener: () => void): () => void {
  const others = listeners.get(key) ?? new Set();
  listeners.set(key, others.add(listener));
  return () => {
    others.delete(listener);
    if (others.size === 0) listeners.delete(key);
  };
}
const subscribeToSaved = (listener: () => void) => subscribe('', listener);

/** Whether the person saved a record here a moment ago; draws again when that changes. */
export function useSaved(noun: string): (id: string) => boolean {
  useSyncExternalStore(subscribeToSaved, () => savedVersion);
  return (id) => saved.size > 0 && saved.has(`${noun}:${id}`);
}

/** Whether the row of a record is marked. Each row asks for itself, so that no other is drawn again. */
export function useMark(noun: string, id: string): boolean {
  const key = `${noun}:${id}`;
  return useSyncExternalStore(
    useCallback((listener) => subscribe(key, listener), [key]),
    () => marked.has(key),
  );
}
