import {
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
} from 'kysely';
import pg from 'pg';
import { areSame, gather, Lane, run, standAs, type Walls } from './connections.ts';
import { explained, OutcomeUnknown } from './database-errors.ts';
import { oneTurn } from './one-turn.ts';
import type { Tables } from './tables.ts';

export type Db = Kysely<Tables>;

export interface Database {
  /**
   * Single statements for one partition, each committed by itself, pipelined over two connections. Who is limited to some
   * records states the scope, and neither sees nor writes others (decision 0030). Where it is not certain yet whether they
   * may be asked at all, what does not plainly read waits for that.
   */
  single(partition: string, scope?: string, isCertain?: Promise<unknown>): Db;
  /** Statements for one partition, each on a connection of its own until it is answered; also whole transactions. */
  writer(partition: string, scope?: string): Db;
  /** One transaction. Statements that the task sends together travel together; none of them runs once it is over. */
  transaction<T>(walls: { partition: string; scope?: string | undefined }, task: (db: Db) => Promise<T>): Promise<T>;
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

export function openDatabase({ url, poolSize, isFilling = false }: DatabaseOptions): Database {
  const options = isFilling
    ? `${connectionSettings} -c synchronous_commit=off -c plan_cache_mode=force_generic_plan`
    : connectionSettings;
  const settings = { connectionString: url, options, connectionTimeoutMillis: 3000 };
  const pool = new pg.Pool({ ...settings, pipeline: true, max: poolSize } as pg.PoolConfig);
  pool.on('error', () => {}); // an idle connection that dies is replaced at the next checkout
  // One that dies at work tells its statements; as an event that nobody hears it would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  const lanes = [new Lane(settings), new Lane(settings)];
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
      if (isCertain) return kyselyOver(new DirectDriver(afterwards(send, isCertain)));
      const make = () => kyselyOver(new DirectDriver(send));
      return scope === '' ? remembered(singles, partition, make) : make();
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
      await Promise.all([pool.end(), ...[...lanes, lookups].map((lane) => lane.close())]);
    },
  };
}

function remembered(store: Map<string, Db>, partition: string, make: () => Db): Db {
  let found = store.get(partition);
  if (!found) store.set(partition, (found = make()));
  return found;
}

type Send = DatabaseConnection['executeQuery'];

/** Whether a statement plainly reads. Values are never in its text; a column called `deleted` is another word. */
function isRead(text: string): boolean {
  return /^\s*(?:select|with)\b/i.test(text) && !/\b(?:insert|update|delete|merge|call)\b/i.test(text);
}

function afterwards(send: Send, isCertain: Promise<unknown>): Send {
  return async (query) => {
    if (!isRead(query.sql)) await isCertain;
    return send(query);
  };
}

function kyselyOver(driver: Driver): Db {
  return new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => driver,
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
}

/** Sends every statement at once, whatever still waits for its answer. */
class DirectDriver implements Driver {
  readonly #connection: DatabaseConnection;

  constructor(executeQuery: DatabaseConnection['executeQuery']) {
    this.#connection = { executeQuery, streamQuery: refuseStreaming };
  }
  async init(): Promise<void> {}
  async destroy(): Promise<void> {}
  async acquireConnection(): Promise<DatabaseConnection> {
    return this.#connection;
  }
  async releaseConnection(): Promise<void> {}
  beginTransaction = refuseTransaction;
  commitTransaction = refuseTransaction;
  rollbackTransaction = refuseTransaction;
}

function refuseTransaction(): Promise<never> {
  return Promise.reject(new Error('Here statements stand alone; use the writer for a transaction.'));
}

function refuseStreaming(): never {
  throw new Error('Streaming is not supported; page through the rows.');
}

interface PooledConnection extends DatabaseConnection {
  readonly client: pg.PoolClient;
  broken?: boolean;
}

/** What each pooled connection was last set to. */
const wallsOf = new WeakMap<pg.PoolClient, Walls>();

class PoolDriver implements Driver {
  readonly #walls: Walls;
  readonly #pool: pg.Pool;
  constructor(walls: Walls, pool: pg.Pool) {
    this.#walls = walls;
    this.#pool = pool;
  }
  async init(): Promise<void> {}
  async destroy(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    const client = await checkOut(this.#pool);
    try {
      await enter(client, this.#walls);
    } catch (error) {
      client.release(true);
      throw error;
    }
    const connection: PooledConnection = {
      client,
      executeQuery: (query) => run(client, query),
      streamQuery: refuseStreaming,
    };
    return connection;
  }

  async releaseConnection(connection: PooledConnection): Promise<void> {
    connection.client.release(connection.broken);
  }
  async beginTransaction({ client }: PooledConnection): Promise<void> {
    await client.query('begin');
  }
  async commitTransaction({ client }: PooledConnection): Promise<void> {
    await commit(client);
  }
  async rollbackTransaction(connection: PooledConnection): Promise<void> {
    await connection.client.query('rollback').catch(() => {
      connection.broken = true;
    });
  }
}

function checkOut(pool: pg.Pool): Promise<pg.PoolClient> {
  return pool.connect().catch((error: unknown) => Promise.reject(explained(error)));
}

/** Puts the walls up where the connection has others, and sends what is to follow on the same way. */
async function enter(client: pg.PoolClient, walls: Walls, first?: string): Promise<void> {
  const isThere = areSame(wallsOf.get(client), walls);
  wallsOf.delete(client);
  await Promise.all([isThere ? undefined : standAs(client, walls), first && gather(client).query(first)]).catch(
    (error: unknown) => Promise.reject(explained(error)),
  );
  wallsOf.set(client, walls);
}

async function commit(client: pg.PoolClient): Promise<void> {
  const { command } = await client.query('commit').catch((error: unknown) => {
    // Nobody knows whether it is done, so it must not be run again from here.
    const isKnown = error instanceof pg.DatabaseError && !error.code?.startsWith('57P');
    throw isKnown ? error : new OutcomeUnknown((error as Error).message, { cause: error });
  });
  // A transaction that an earlier error had aborted answers COMMIT with ROLLBACK; that must never count as written.
  if (command === 'ROLLBACK') throw new Error('The transaction was rolled back instead of committed.');
}

/** Whether a statement reads tables and does nothing else; a function that it selects from may write. */
function readsTables(text: string): boolean {
  return isRead(text) && /\bfrom\b/i.test(text) && !/\b(?:from|join)\s+(?:lateral\s+)?[\w.]+\s*\(/i.test(text);
}

/**
 * What plainly reads travels with the beginning, whose answer it need not wait for; nothing of it is heard unless the
 * transaction has begun. All else waits, and what is sent after it stays behind it: outside of a transaction it would be
 * committed by itself.
 */
function afterBeginning(client: pg.PoolClient, begun: Promise<void>): Send {
  let hasBegun = false;
  let isHeld = false;
  begun.then(
    () => (hasBegun = true),
    () => {},
  );
  return async (query) => {
    if (hasBegun) return run(client, query);
    isHeld ||= !readsTables(query.sql);
    if (isHeld) await begun;
    const [answer] = await oneTurn([run(client, query) as Promise<QueryResult<never>>, begun]);
    return answer;
  };
}

async function transact<T>(pool: pg.Pool, walls: Walls, task: (db: Db) => Promise<T>): Promise<T> {
  const client = await checkOut(pool);
  let [isOver, isBroken] = [false, false];
  const over = () => Promise.reject(new Error('This statement came after its transaction was over.'));
  const begun = enter(client, walls, 'begin');
  const send = afterBeginning(client, begun);
  try {
    const result = await task(kyselyOver(new DirectDriver((query) => (isOver ? over() : send(query)))));
    await begun;
    isOver = true;
    await commit(client);
    return result;
  } catch (error) {
    // What the task had sent besides is answered before this is; what it would still send is refused.
    isOver = true;
    // Where it has not even begun, that is what went wrong.
    const cause = await begun.then(
      () => error,
      (reason: unknown) => reason,
    );
    await client.query('rollback').catch(() => (isBroken = true));
    throw cause;
  } finally {
    client.release(isBroken);
  }
}
