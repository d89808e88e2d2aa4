import type { Database } from './database.ts';
import type { EventRow } from './events.ts';

/** A transaction may commit an older id after a newer one, so that many ids before the newest are looked for again. */
const window = 200;

export interface EventFeed {
  /** Takes what is there now as told. */
  begin(): Promise<void>;
  /** Tells what has come since. Called while it reads, it reads once more. */
  read(): void;
  /** Reads no more, and waits for what it is reading. */
  stop(): Promise<void>;
}

/** The event table, which all processes share, as a process hears it: every event once, in the order of the ids. */
export function eventFeed({ lookups }: Pick<Database, 'lookups'>, tell: (event: EventRow) => void): EventFeed {
  /** Ids within the window that were told. */
  const told = new Set<number>();
  let newest = 0;
  let reading: Promise<void> | undefined;
  /** There is news since the reading began. */
  let isBehind = false;
  let isStopped = false;

  /** Ids that were passed over: rolled back, or still to be committed. */
  function missing(): number[] {
    const ids: number[] = [];
    for (let id = newest - window + 1; id < newest; id++) if (!told.has(id)) ids.push(id);
    return ids;
  }

  async function readEvents(): Promise<void> {
    const { rows } = await lookups.query<EventRow>({
      name: 'events_after',
      text: 'select * from events_after($1, $2)',
      values: [newest, missing()],
    });
    for (const row of rows) {
      told.add(row.id);
      newest = Math.max(newest, row.id);
      tell(row);
    }
    for (const id of told) if (id <= newest - window) told.delete(id);
  }

  function read(): void {
    if (isStopped) return;
    isBehind = reading !== undefined;
    reading ??= readEvents()
      .catch(() => {}) // a database that is away is asked again at the next look
      .finally(() => {
        reading = undefined;
        if (isBehind) read();
      });
  }

  return {
    read,
    async begin() {
      const { rows } = await lookups.query<{ newest: number }>('select events_newest() as newest');
      newest = rows[0]!.newest;
      for (let id = newest - window + 1; id <= newest; id++) told.add(id);
    },
    async stop() {
      isStopped = true;
      await reading;
    },
  };
}
