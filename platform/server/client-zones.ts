import { defaultTimeZone } from '../dates.ts';
import type { Clock } from './clock.ts';
import type { Database } from './database.ts';

/** Which wall calendar each partition lives by: the one of its first client company. */
export interface ClientZones {
  /** IANA name. A partition without a client has South Africa's, as a new company has. */
  of(partition: string): string;
  /** Reads them again; for who has just changed one. */
  refresh(): Promise<void>;
}

/** Other processes hear of a changed zone within this time. */
const freshMilliseconds = 60_000;

/**
 * The zones of all clients, kept in memory: every call needs one before it begins, and they change about once in a client's
 * life. They are read again in the background when they are asked for and old; a failure leaves the known ones.
 */
export function clientZones({ lookups }: Pick<Database, 'lookups'>, clock: Clock): ClientZones {
  let zones = new Map<string, string>();
  let readAt = -Infinity;
  const refresh = async () => {
    readAt = clock.now().getTime();
    const { rows } = await lookups.query<{ partition: string; time_zone: string }>('select * from client_companies()');
    const next = new Map<string, string>();
    // In the order of their ids, which is that of their making: the first one counts.
    for (const { partition, time_zone: zone } of rows) if (!next.has(partition)) next.set(partition, zone);
    zones = next;
  };
  return {
    refresh,
    of(partition) {
      if (clock.now().getTime() - readAt > freshMilliseconds) refresh().catch(() => {});
      return zones.get(partition) ?? defaultTimeZone;
    },
  };
}
