import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { showInHistory, stepOfEntry } from './step-history.ts';

/** Gives each step an entry in the history of the tab; `pick` is asked for the step of an entry that was gone to. */
export function useStepHistory(index: number, pick: (index: number) => Promise<void>): void {
  useLayoutEffect(() => showInHistory(index), [index]);
  // Forward over a step that is not valid is refused: then the entry must be left again.
  const stay = useEffectEvent(() => showInHistory(index));
  const popped = useEffectEvent(async (at: number | undefined) => {
    if (at === undefined || at === index) return;
    await pick(at);
    await new Promise(requestAnimationFrame);
    stay();
  });
  useEffect(() => {
    const listen = ({ state }: PopStateEvent) => void popped(stepOfEntry(state));
    addEventListener('popstate', listen);
    return () => removeEventListener('popstate', listen);
  }, []);
}
