import { useEffect, useEffectEvent } from 'react';
import type { Channel } from '#platform/nouns.ts';
import { hear } from '../realtime/connection.ts';
import { keepRows, type ShownPage } from './changed-rows.ts';

/**
 * Keeps a list fresh that can be asked for single rows: of a long page only the rows that changed are read at once. One that
 * the list has no more leaves it; what came in, and where rows stand, the whole page says a little later.
 */
export function useChangedRows<Row>(channel: Channel | undefined, page: ShownPage<Row>): void {
  const shown = useEffectEvent(() => page);
  useEffect(() => {
    if (channel === undefined) return;
    const keeper = keepRows(shown);
    const leave = hear(channel, (heard) => keeper.heard(heard === 'missed' ? undefined : heard.id));
    return () => {
      leave();
      keeper.end();
    };
  }, [channel]);
}
