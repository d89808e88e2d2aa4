import { type RefObject, useEffect, useRef } from 'react';
import { useOwnSteps } from '#platform/web/list/walk.ts';
import { queries } from '#platform/web/queries.ts';
import { useChannel } from '#platform/web/realtime/use-channel.ts';
import { useShortcut } from '#platform/web/shell/use-shortcut.ts';
import { invoicesNoun } from '../calls.ts';

/** J and K go from load to load; the space bar chooses the one that has the focus. */
export function useQueueKeys(rows: RefObject<HTMLElement | null>): void {
  const walk = (by: 1 | -1) => {
    const ticks = [...(rows.current?.querySelectorAll<HTMLElement>('tr[aria-selected] input') ?? [])];
    const at = ticks.findIndex((tick) => tick === document.activeElement);
    const next = ticks[at === -1 ? (by === 1 ? 0 : ticks.length - 1) : at + by];
    next?.focus();
    next?.closest('tr')?.scrollIntoView({ block: 'nearest' });
  };
  useOwnSteps();
  useShortcut({ key: 'j' }, () => walk(1));
  useShortcut({ key: 'k' }, () => walk(-1));
}

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
