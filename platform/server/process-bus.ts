import pg from 'pg';

export interface ProcessBus {
  /** New events are in the table: tell this process and the others. Calls within a few milliseconds become one. */
  wake(): void;
  /** Tells the other processes which sessions have ended. */
  tell(hashes: readonly Buffer[]): void;
  start(): Promise<void>;
  /** Waits for nothing any more, and does not come back when the connection ends. */
  hush(): void;
  stop(): Promise<void>;
}

interface ProcessBusOptions {
  readonly listenUrl: string;
  /** Another process has told something, or this one was woken: there is something to read. */
  readonly read: () => void;
  /** Sessions ended in another process. */
  readonly told: (hashes: readonly Buffer[]) => void;
}

/** Notifications are collected this long, because each one costs the database a lock shared by all writers. */
const collectMilliseconds = 15;

/** How the server's processes call each other: notifications of PostgreSQL, which carry no more than who has ended. */
export function processBus({ listenUrl, read, told }: ProcessBusOptions): ProcessBus {
  let listener: pg.Client | undefined;
  let collecting: NodeJS.Timeout | undefined;
  let looking: NodeJS.Immediate | undefined;
  let cameMeanwhile = false;
  let stopped = false;

  async function listen(): Promise<void> {
    // Pipelined, as what is told must not wait for the answer to what was told before.
    const client = new pg.Client({ connectionString: listenUrl, options: '-c role=haulway_app', pipeline: true });
    client.on('error', () => {});
    client.on('end', () => {
      if (!stopped) setTimeout(() => void listen().catch(() => {}), 500).unref();
    });
    let own: number | undefined;
    client.on('notification', ({ processId, payload }) => {
      // What this process had to tell it has read already.
      if (processId !== own) read();
      if (payload) told(payload.split(',').map((hex) => Buffer.from(hex, 'hex')));
    });
    await client.connect();
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    own = rows[0]!.pid;
    await client.query('listen haulway');
    listener = client;
    read();
  }

  /** Here at once; in the other processes, and for what is written in the next moments, a little later and together. */
  function look(): void {
    looking = undefined;
    if (collecting) {
      cameMeanwhile = true;
      return;
    }
    read();
    collect(true);
  }

  /** Where something comes while it is collected there is mostly more to come, which is not read at once either. */
  function collect(areOthersToBeTold: boolean): void {
    collecting = setTimeout(() => {
      collecting = undefined;
      const came = cameMeanwhile;
      cameMeanwhile = false;
      if (came) read();
      if (came || areOthersToBeTold) notify('');
      if (came) collect(false);
    }, collectMilliseconds);
  }

  function notify(payload: string): void {
    listener?.query({ name: 'notify', text: 'select pg_notify($1, $2)', values: ['haulway', payload] }).catch(() => {});
  }

  return {
    wake() {
      // All that one call has to tell is one look.
      looking ??= setImmediate(look);
    },
    tell(hashes) {
      for (let at = 0; at < hashes.length; at += 100) {
        const some = hashes.slice(at, at + 100).map((hash) => hash.toString('hex'));
        notify(some.join(','));
      }
    },
    start: listen,
    hush() {
      stopped = true;
      clearImmediate(looking);
      clearTimeout(collecting);
    },
    async stop() {
      await listener?.end().catch(() => {});
    },
  };
}
