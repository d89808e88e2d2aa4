import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { ChannelEvent } from '#platform/envelope.ts';
import type { Channel } from '#platform/nouns.ts';
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
    });
    return () => {
      leave();
      refresh.cancel();
    };
  }, [channel]);
}

function refresher(channel: string): { soon: () => void; cancel: () => void } {
  let last = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const refresh = () => {
    timer = undefined;
    last = Date.now();
    void queries.invalidateQueries({
      queryKey: channel.split(':'),
      // A list on the screen that reads only what changed hears of it too (list/changed-rows.ts).
      predicate: (query) => !(query.meta?.['hearsForItself'] === true && query.isActive()),
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
