import { useEffect, useRef } from 'react';
import { queries } from '#platform/web/queries.ts';
import { useChannel } from '#platform/web/realtime/use-channel.ts';
import { invoicesNoun } from '../calls.ts';

/** How long the queue rests after it was read again because of a load or a proof, in milliseconds. */
const pause = 2000;

/** Loads come into the queue and leave it by their deliveries, prices and proofs: it is read again when one changes. */
export function useLoadsOfQueue(): void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const soon = () => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      void queries.invalidateQueries({ queryKey: [invoicesNoun] });
    }, pause);
  };
  useChannel('loads', soon);
  useChannel('pods', soon);
  useEffect(() => () => clearTimeout(timer.current), []);
}
