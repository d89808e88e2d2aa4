import pg from 'pg';
import { Lane } from './connections.ts';
import { PoolDriver, pooledSettings, transact, type Task } from './pooled.ts';
import { shareSync } from './shared-sync.ts';
import { dbOver, isRead, kyselyOver, type Db, type Send } from './statements.ts';

export type { Db } from './statements.ts';

export interface Database {
  /**
   * Single statements for one partition, each committed by itself, pipelined over two connections. Who is limited to some
   * records states the scope, and neither sees nor writes others (decision 0030). Where it is not certain yet whether they
   * may be asked at all, what does not plainly read waits for that.
   */
  single(partition: string, scope?: string, isCertain?: Promise<unknown>): Db;
  /** The same for what takes long, over connections of its own: nothing short waits behind it. */
  long(partition: string, scope?: string, isCertain?: Promise<unknown>): Db;
  /** Statements for one partition, each on a connection of its own until it is answered; also whole transactions. */
  writer(partition: string, scope?: string): Db;
  /** One transaction. Statements that the task sends together travel together; none of them runs once it is over. */
  transaction<T>(walls: { partition: string; scope?: string | undefined }, task: Task<T>): Promise<T>;
  /** For the few statements that belong to no partition, through the functions made for them. Tables show nothing here. */
  readonly lookups: Lookups;
  close(): Promise<void>;
}

export interface Lookups {
  query<Row extends pg.QueryResultRow = pg.QueryResultRow>(
    query: string | pg.QueryConfig,
    values?: readonly unknown[],
  ): Promise<pg.QueryResult<Row>>;
  /** The same, together with statements for a partition that are just being sent, if there are any. For functions that read. */
  queryAlong<Row extends pg.QueryResultRow = pg.QueryResultRow>(query: pg.QueryConfig): Promise<pg.QueryResult<Row>>;
}

export interface DatabaseOptions {
  readonly url: string;
  readonly poolSize: number;
  /**
   * For filling an empty partition with what nobody has entered. A commit is answered before it is on the disk, so that a
   * crash of the database takes back the last half second; and no statement is planned twice on one connection.
   */
  readonly isFilling?: boolean;
}

const int8 = 20;
const date = 1082;
pg.types.setTypeParser(int8, Number);
// A calendar date stays the text YYYY-MM-DD: as a Date it would shift with the time zone of the server.
pg.types.setTypeParser(date, (value) => value);

// Every connection steps down to the application role at once, so that row-level security holds for all it does. Short
// statements of many callers at once are what runs here: workers and compilers for one of them would slow all others down.
// New rows wait in short lists before they join a text index, because every search reads those lists from end to end.
const connectionSettings =
  '-c role=haulway_app -c gin_pending_list_limit=64 -c statement_timeout=5000 -c idle_in_transaction_session_timeout=10000 -c lock_timeout=2000 -c max_parallel_workers_per_gather=0 -c jit=off';

/** Calls that read much run at most so many at a time in one process; others of them wait. */
export const longReadsTogether = 3;

export function openDatabase({ url, poolSize, isFilling = false }: DatabaseOptions): Database {
  const options = isFilling
    ? `${connectionSettings} -c synchronous_commit=off -c plan_cache_mode=force_generic_plan`
    : connectionSettings;
  const settings = { connectionString: url, options, connectionTimeoutMillis: 3000 };
  const pool = new pg.Pool({
    ...settings,
    options: `${options} ${pooledSettings}`,
    pipeline: true,
    max: poolSize,
  } as pg.PoolConfig);
  pool.on('error', () => {}); // an idle connection that dies is replaced at the next checkout
  // One that dies at work tells its statements; as an event that nobody hears it would end the process.
  pool.on('connect', (client) => {
    client.on('error', () => {});
    shareSync(client as pg.Client & pg.PoolClient);
  });
  const lanes = [new Lane(settings), new Lane(settings)];
  const longLanes = Array.from({ length: longReadsTogether }, () => new Lane(settings));
  // A connection of its own, on which no partition is ever set: a table read here by mistake shows no rows.
  // Each of its functions finds by a key: one plan is right whatever is asked, also where it is asked with a list.
  const lookups = new Lane({ ...settings, options: `${connectionSettings} -c plan_cache_mode=force_generic_plan` });
  let turn = 0;
  const singles = new Map<string, Db>();
  const writers = new Map<string, Db>();
  const nextLane = () => lanes[(turn = (turn + 1) % lanes.length)]!;

  return {
    single(partition, scope = '', isCertain) {
      const send: Send = (query) => nextLane().run({ partition, scope }, query);
      if (isCertain) return dbOver(afterwards(send, isCertain));
      const make = () => dbOver(send);
      return scope === '' ? remembered(singles, partition, make) : make();
    },
    long(partition, scope = '', isCertain) {
      const send: Send = (query) => leastBusy(longLanes).run({ partition, scope }, query);
      return dbOver(isCertain ? afterwards(send, isCertain) : send);
    },
    writer(partition, scope = '') {
      const make = () => kyselyOver(new PoolDriver({ partition, scope }, pool));
      return scope === '' ? remembered(writers, partition, make) : make();
    },
    transaction: ({ partition, scope = '' }, task) => transact(pool, { partition, scope }, task),
    lookups: {
      query: (query, values) =>
        lookups.query(typeof query === 'string' ? { text: query, values: values as unknown[] } : query),
      queryAlong: (query) => (lanes.find(({ isLeaving }) => isLeaving) ?? lookups).query(query),
    },
    async close() {
      await Promise.all([pool.end(), ...[...lanes, ...longLanes, lookups].map((lane) => lane.close())]);
    },
  };
}

const leastBusy = (lanes: readonly Lane[]): Lane =>
  lanes.reduce((least, each) => (each.unanswered < least.unanswered ? each : least));

function remembered(store: Map<string, Db>, partition: string, make: () => Db): Db {
  let found = store.get(partition);
  if (!found) store.set(partition, (found = make()));
  return found;
}

function afterwards(send: Send, isCertain: Promise<unknown>): Send {
  return async (query) => {
    if (!isRead(query.sql)) await isCertain;
    return send(query);
  };
}
