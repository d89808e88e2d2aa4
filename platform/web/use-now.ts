import { useSyncExternalStore } from 'react';

let now = Date.now();
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    now = Date.now();
    timer = setInterval(() => {
      now = Date.now();
      for (const each of listeners) each();
    }, 60_000);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearInterval(timer);
  };
}

/** The time, anew each minute: one clock for all rows that are shown. */
export function useNow(): number {
  return useEachMinute((at) => at);
}

/** A word or a number that follows from the time; draws again only in the minute in which it becomes another. */
export function useEachMinute<Value extends string | number | boolean>(read: (now: number) => Value): Value {
  return useSyncExternalStore(subscribe, () => read(now));
}
