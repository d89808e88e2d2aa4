import { useEffect, useSyncExternalStore } from 'react';

/** The half of the page that a dialog may cover while a document stands in the other. */
export type FreeSide = 'left' | 'right';

const listeners = new Set<() => void>();
let sides: readonly FreeSide[] = [];

function change(next: readonly FreeSide[]): void {
  sides = next;
  for (const listener of listeners) listener();
}

/** Says that a document stands in view as long as this is on the screen: dialogs open in the other half, and dim nothing. */
export function useDocumentInView(free: FreeSide): void {
  useEffect(() => {
    change([...sides, free]);
    return () => change(sides.toSpliced(sides.lastIndexOf(free), 1));
  }, [free]);
}

/** Where a dialog stands; undefined for the middle of the page. */
export function useFreeSide(): FreeSide | undefined {
  return useSyncExternalStore(subscribe, () => sides.at(-1));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
