import { useCallback, useEffect, useState } from 'react';
import { RpcFailure } from '#platform/web/rpc-failure.ts';
import type { TrackedLoad } from '#modules/work/tracking/contract.ts';
import { calls } from './calls.ts';
import { waitAfter } from './wait-after.ts';

export interface Tracked {
  readonly load: TrackedLoad | undefined;
  /** Why the link opens nothing: `expired`, `revoked` … */
  readonly ended: string;
  readonly endedClient: string;
  readonly contact: string;
  /** The last look did not reach the server. */
  readonly isAway: boolean;
}

const nothing: Tracked = { load: undefined, ended: '', endedClient: '', contact: '', isAway: false };

/** The load behind a link, read again by itself while somebody looks: less often when it fails or nothing moves any more. */
export function useTrackedLoad(token: string): readonly [Tracked, () => void] {
  const [state, setState] = useState(nothing);
  const [failures, setFailures] = useState(0);
  const [turn, setTurn] = useState(0);
  const again = useCallback(() => setTurn((before) => before + 1), []);

  useEffect(() => {
    let isCurrent = true;
    void (async () => {
      try {
        const load = await calls.getTrackedLoad({ key: token });
        if (!isCurrent) return;
        setState({ ...nothing, load });
        setFailures(0);
      } catch (error) {
        if (!isCurrent) return;
        if (error instanceof RpcFailure && error.code === 'linkNotUsable') {
          const details = error.details as { reason?: string; clientTradeName?: string; contact?: string };
          const { reason = 'unknown', clientTradeName = '', contact = '' } = details;
          setState({ ...nothing, ended: reason, endedClient: clientTradeName, contact });
          return;
        }
        setState((before) => ({ ...before, isAway: true }));
        setFailures((before) => before + 1);
      }
    })();
    return () => {
      isCurrent = false;
    };
  }, [token, turn]);

  const wait = waitAfter(failures, state.load?.phase);
  const isEnded = state.ended !== '';
  useEffect(() => {
    if (isEnded) return;
    const timer = setTimeout(() => document.visibilityState === 'visible' && again(), wait);
    const onShow = () => document.visibilityState === 'visible' && again();
    document.addEventListener('visibilitychange', onShow);
    addEventListener('online', onShow);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onShow);
      removeEventListener('online', onShow);
    };
  }, [isEnded, wait, turn, state, again]);
  return [state, again];
}
