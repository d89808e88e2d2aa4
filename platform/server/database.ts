import crypto from 'node:crypto';
import {
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
} from 'kysely';
import pg from 'pg';
import { DatabaseUnavailable, explained, OutcomeUnknown } from './database-errors.ts';
import type { Tables } from './tables.ts';

export type Db = Kysely<Tables>;

export interface Database {
  /** Single statements for one partition, each committed by itself, pipelined over two connections. */
  single(partition: string): Db;
  /** Statements for one partition, each on a connection of its own until it is answered; also whole transactions. */
  writer(partition: string): Db;
  /** One transaction. Statements that the task sends together travel together; none of them runs once it is over. */
  transaction<T>(partition: string, task: (db: Db) => Promise<T>): Promise<T>;
  /** For the few statements that belong to no partition, through the functions made for them. Tables show nothing here. */
  readonly lookups: Lookups;
  close(): Promise<void>;
}

export interface Lookups {
  query<Row extends pg.QueryResultRow = pg.QueryResultRow>(
    query: string | pg.QueryConfig,
    values?: readonly unknown[],
  ): Promise<pg.QueryResult<Row>>;
}

export interface DatabaseOptions {
  readonly url: string;
  readonly poolSize: number;
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

export function openDatabase({ url, poolSize }: DatabaseOptions): Database {
  const settings = { connectionString: url, options: connectionSettings, connectionTimeoutMillis: 3000 };
  const pool = new pg.Pool({ ...settings, pipeline: true, max: poolSize } as pg.PoolConfig);
  pool.on('error', () => {}); // an idle connection that dies is replaced at the next checkout
  // One that dies at work tells its statements; as an event that nobody hears it would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  const lanes = [new Lane(settings), new Lane(settings)];
  // A connection of its own, on which no partition is ever set: a table read here by mistake shows no rows.
  const lookups = new Lane(settings);
  let turn = 0;
  const singles = new Map<string, Db>();
  const writers = new Map<string, Db>();
  const nextLane = () => lanes[(turn = (turn + 1) % lanes.length)]!;

  return {
    single: (partition) =>
      remembered(singles, partition, () => kyselyOver(new DirectDriver((query) => nextLane().run(partition, query)))),
    writer: (partition) => remembered(writers, partition, () => kyselyOver(new PoolDriver(partition, pool))),
    transaction: (partition, task) => transact(pool, partition, task),
    lookups: {
      query: (query, values) =>
        lookups.query(typeof query === 'string' ? { text: query, values: values as unknown[] } : query),
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

const setPartition = { name: 'partition', text: `select set_config('app.partition', $1, false)` };

/** Names for prepared statements: PostgreSQL then plans each text once a connection. Bounded, for texts that vary without end. */
const statementNames = new Map<string, string>();
function statementName(sql: string): string | undefined {
  let name = statementNames.get(sql);
  if (name === undefined && statementNames.size < 1000)
    statementNames.set(sql, (name = crypto.hash('sha1', sql).slice(0, 16)));
  return name;
}

async function run<R>(client: pg.ClientBase, { sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
  const name = statementName(sql);
  const query = { ...(name && { name }), text: sql, values: parameters as unknown[] };
  const { command, rowCount, rows } = await client
    .query(query)
    .catch((error: unknown) => Promise.reject(explained(error)));
  return {
    rows: (rows ?? []) as R[],
    ...(command !== 'SELECT' && rowCount !== null && { numAffectedRows: BigInt(rowCount) }),
  };
}

/** A connection on which statements follow each other without waiting; made again when it breaks. */
class Lane {
  #client: Promise<pg.Client> | undefined;
  #partition: string | undefined;
  readonly #settings: pg.ClientConfig;

  constructor(settings: pg.ClientConfig) {
    this.#settings = settings;
  }

  async run<R>(partition: string, query: CompiledQuery): Promise<QueryResult<R>> {
    const client = await (this.#client ??= this.#connect());
    if (this.#partition !== partition) {
      // Sent on the same connection right before the statement, so no other statement can come between them.
      this.#partition = partition;
      client.query({ ...setPartition, values: [partition] }).catch(() => client.end());
    }
    return run<R>(client, query);
  }

  async query<Row extends pg.QueryResultRow>(query: pg.QueryConfig): Promise<pg.QueryResult<Row>> {
    const client = await (this.#client ??= this.#connect());
    return client.query<Row>(query).catch((error: unknown) => Promise.reject(explained(error)));
  }

  async #connect(): Promise<pg.Client> {
    const client = new pg.Client({ ...this.#settings, pipeline: true });
    const forget = () => {
      this.#client = undefined;
      this.#partition = undefined;
    };
    client.on('error', forget);
    client.on('end', forget);
    try {
      await client.connect();
    } catch (error) {
      forget();
      throw explained(error);
    }
    return client;
  }

  async close(): Promise<void> {
    const client = await this.#client?.catch(() => undefined);
    await client?.end();
  }
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

/** The partition that each pooled connection was last set to. */
const partitionOf = new WeakMap<pg.PoolClient, string>();

class PoolDriver implements Driver {
  readonly #partition: string;
  readonly #pool: pg.Pool;
  constructor(partition: string, pool: pg.Pool) {
    this.#partition = partition;
    this.#pool = pool;
  }
  async init(): Promise<void> {}
  async destroy(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    const client = await checkOut(this.#pool);
    try {
      await enter(client, this.#partition);
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
    await send(client, 'begin');
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

function send(client: pg.PoolClient, statement: string | pg.QueryConfig): Promise<pg.QueryResult> {
  return client.query(statement).catch((error: unknown) => Promise.reject(explained(error)));
}

/** Sets the partition where the connection has another one, with what is to follow on the same way. */
async function enter(client: pg.PoolClient, partition: string, ...statements: readonly string[]): Promise<void> {
  const isThere = partitionOf.get(client) === partition;
  partitionOf.delete(client);
  const all = [...(isThere ? [] : [{ ...setPartition, values: [partition] }]), ...statements];
  await Promise.all(all.map((statement) => send(client, statement)));
  partitionOf.set(client, partition);
}

async function commit(client: pg.PoolClient): Promise<void> {
  const { command } = await send(client, 'commit').catch((error: unknown) => {
    // Nobody knows whether it is done, so it must not be run again from here.
    const isUnknown = error instanceof DatabaseUnavailable || (error as { code?: string }).code?.startsWith('57P');
    throw isUnknown ? new OutcomeUnknown((error as Error).message, { cause: error }) : error;
  });
  // A transaction that an earlier error had aborted answers COMMIT with ROLLBACK; that must never count as written.
  if (command === 'ROLLBACK') throw new Error('The transaction was rolled back instead of committed.');
}

async function transact<T>(pool: pg.Pool, partition: string, task: (db: Db) => Promise<T>): Promise<T> {
  const client = await checkOut(pool);
  let [isOver, isBroken] = [false, false];
  const over = () => Promise.reject(new Error('This statement came after its transaction was over.'));
  try {
    await enter(client, partition, 'begin');
    const result = await task(kyselyOver(new DirectDriver((query) => (isOver ? over() : run(client, query)))));
    isOver = true;
    await commit(client);
    return result;
  } catch (error) {
    // What the task had sent besides is answered before this is; what it would still send is refused.
    isOver = true;
    await client.query('rollback').catch(() => (isBroken = true));
    throw error;
  } finally {
    client.release(isBroken);
  }
}
