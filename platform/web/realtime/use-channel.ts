import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { ChannelEvent } from '#platform/envelope.ts';
import type { Channel } from '#platform/nouns.ts';
import { lag, lagging } from '../lagging-reads.ts';
import { queries } from '../queries.ts';
import { connectionState, hear, onConnectionState, type ConnectionState } from './connection.ts';

/** Many changes at once (an import) are one refresh: at most one per channel in this many milliseconds. */
const refreshPause = 800;

/**
 * Keeps what is read under the channel's noun fresh while the component is shown: a channel is a noun (`carriers`) or one
 * record (`carriers:K7Q`). `onEvent` hears each change besides, to mark a row or to tell the person.
 */
export function useChannel(
  channel: Channel | `${Channel}:${string}` | undefined,
  onEvent?: (event: ChannelEvent) => void,
): void {
  const heardEvent = useEffectEvent((event: ChannelEvent) => onEvent?.(event));
  useEffect(() => {
    if (channel === undefined) return;
    const refresh = refresher(channel);
    const leave = hear(channel, (heard) => {
      if (heard !== 'missed') heardEvent(heard);
      refresh.soon();
      refreshLaggards(channel);
    });
    return () => {
      leave();
      refresh.cancel();
    };
  }, [channel]);
}

/** By the channel: when what may lag behind it is read again, for all of the screen together. */
const laggards = new Map<string, { heardAt: number; timer?: ReturnType<typeof setTimeout> | undefined }>();

/**
 * Reads again what may be a little older than the last change: whoever asks now gets what was read for others since. Not sooner
 * than that after the change, and not all desks in the same moment.
 */
function refreshLaggards(channel: string): void {
  const laggard = laggards.get(channel) ?? { heardAt: 0 };
  laggards.set(channel, laggard);
  laggard.heardAt = Date.now();
  laggard.timer ??= setTimeout(
    () => {
      laggard.timer = undefined;
      const asked = Date.now();
      const refresh = (isNew: boolean) =>
        queries.invalidateQueries({
          queryKey: channel.split(':'),
          // What was read within this time is not read back into the past.
          predicate: ({ meta, state }) => meta?.['lags'] === true && asked - state.dataUpdatedAt < lag === isNew,
        });
      lagging(() => void refresh(false));
      void refresh(true);
      // What was told since is perhaps not in it.
      if (asked - laggard.heardAt < lag) refreshLaggards(channel);
    },
    lag * (1 + Math.random() / 2),
  );
}

function refresher(channel: string): { soon: () => void; cancel: () => void } {
  let last = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const refresh = () => {
    timer = undefined;
    last = Date.now();
    void queries.invalidateQueries({
      queryKey: channel.split(':'),
      // A list on the screen that reads only what changed hears of it too (list/changed-rows.ts), and what may lag is read later.
      predicate: (query) =>
        !query.isActive() || (query.meta?.['hearsForItself'] !== true && query.meta?.['lags'] !== true),
    });
  };
  return {
    soon: () => (timer ??= setTimeout(refresh, Math.max(0, last + refreshPause - Date.now()))),
    cancel: () => clearTimeout(timer),
  };
}

export function useConnectionState(): ConnectionState {
  return useSyncExternalStore(onConnectionState, connectionState);
}
