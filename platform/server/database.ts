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
import type { Tables } from './tables.ts';

export type Db = Kysely<Tables>;

export interface Database {
  /**
   * Single statements for one partition, each committed by itself, pipelined over two connections. Who is limited to some
   * records states the scope, and neither sees nor writes others (decision 0030).
   */
  single(partition: string, scope?: string): Db;
  /** Transactions for one partition, each on a connection of its own. */
  writer(partition: string, scope?: string): Db;
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
const connectionSettings =
  '-c role=haulway_app -c statement_timeout=5000 -c idle_in_transaction_session_timeout=10000 -c lock_timeout=2000 -c max_parallel_workers_per_gather=0 -c jit=off';

export function openDatabase({ url, poolSize }: DatabaseOptions): Database {
  const settings = { connectionString: url, options: connectionSettings, connectionTimeoutMillis: 3000 };
  const pool = new pg.Pool({ ...settings, max: poolSize });
  pool.on('error', () => {}); // an idle connection that dies is replaced at the next checkout
  const lanes = [new Lane(settings), new Lane(settings)];
  // A connection of its own, on which no partition is ever set: a table read here by mistake shows no rows.
  const lookups = new Lane(settings);
  let turn = 0;
  const singles = new Map<string, Db>();
  const writers = new Map<string, Db>();
  const nextLane = () => lanes[(turn = (turn + 1) % lanes.length)]!;

  return {
    single(partition, scope = '') {
      const make = () => kyselyOver(new LaneDriver({ partition, scope }, nextLane));
      return scope === '' ? remembered(singles, partition, make) : make();
    },
    writer(partition, scope = '') {
      const make = () => kyselyOver(new PoolDriver({ partition, scope }, pool));
      return scope === '' ? remembered(writers, partition, make) : make();
    },
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

/** What row-level security reads from the connection. */
interface Walls {
  readonly partition: string;
  /** Empty: every record of the partition. */
  readonly scope: string;
}

function standAs(client: pg.ClientBase, { partition, scope }: Walls): Promise<unknown> {
  return client.query({
    name: 'walls',
    text: `select set_config('app.partition', $1, false), set_config('app.scope', $2, false)`,
    values: [partition, scope],
  });
}

function areSame(one: Walls | undefined, other: Walls): boolean {
  return one?.partition === other.partition && one.scope === other.scope;
}

/** Names for prepared statements: PostgreSQL then plans each text once a connection. Bounded, for texts that vary without end. */
const statementNames = new Map<string, string>();
function statementName(sql: string): string | undefined {
  let name = statementNames.get(sql);
  if (name === undefined && statementNames.size < 1000)
    statementNames.set(sql, (name = crypto.hash('sha1', sql).slice(0, 16)));
  return name;
}

/** The database could not be reached, or went away in the middle: nothing is wrong with the request, and it may come again. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
}

/** What PostgreSQL says about a statement is its own error; anything else is a connection that broke. */
function explained(error: unknown): unknown {
  return error instanceof pg.DatabaseError
    ? error
    : new DatabaseUnavailable((error as Error).message, { cause: error });
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
  #walls: Walls | undefined;
  readonly #settings: pg.ClientConfig;

  constructor(settings: pg.ClientConfig) {
    this.#settings = settings;
  }

  async run<R>(walls: Walls, query: CompiledQuery): Promise<QueryResult<R>> {
    const client = await (this.#client ??= this.#connect());
    if (!areSame(this.#walls, walls)) {
      // Sent on the same connection right before the statement, so no other statement can come between them.
      this.#walls = walls;
      standAs(client, walls).catch(() => client.end());
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
      this.#walls = undefined;
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

abstract class WalledDriver implements Driver {
  protected readonly walls: Walls;
  constructor(walls: Walls) {
    this.walls = walls;
  }
  async init(): Promise<void> {}
  async destroy(): Promise<void> {}
  abstract acquireConnection(): Promise<DatabaseConnection>;
  abstract releaseConnection(connection: DatabaseConnection): Promise<void>;
  abstract beginTransaction(connection: DatabaseConnection): Promise<void>;
  abstract commitTransaction(connection: DatabaseConnection): Promise<void>;
  abstract rollbackTransaction(connection: DatabaseConnection): Promise<void>;
}

class LaneDriver extends WalledDriver {
  readonly #connection: DatabaseConnection;

  constructor(walls: Walls, lane: () => Lane) {
    super(walls);
    this.#connection = { executeQuery: (query) => lane().run(walls, query), streamQuery: refuseStreaming };
  }
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

class PoolDriver extends WalledDriver {
  readonly #pool: pg.Pool;
  constructor(walls: Walls, pool: pg.Pool) {
    super(walls);
    this.#pool = pool;
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    const client = await this.#pool.connect().catch((error: unknown) => Promise.reject(explained(error)));
    if (!areSame(wallsOf.get(client), this.walls)) {
      try {
        await standAs(client, this.walls);
      } catch (error) {
        client.release(true);
        throw explained(error);
      }
      wallsOf.set(client, this.walls);
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
    const { command } = await client.query('commit');
    // A transaction that an earlier error had aborted answers COMMIT with ROLLBACK; that must never count as written.
    if (command === 'ROLLBACK') throw new Error('The transaction was rolled back instead of committed.');
  }
  async rollbackTransaction(connection: PooledConnection): Promise<void> {
    await connection.client.query('rollback').catch(() => {
      connection.broken = true;
    });
  }
}
