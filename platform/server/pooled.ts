import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely';
import pg from 'pg';
import { areSame, gather, run, standAs, type Walls } from './connections.ts';
import { explained, OutcomeUnknown } from './database-errors.ts';
import { oneTurn } from './one-turn.ts';
import { dbOver, refuseStreaming, type Db, type Send } from './statements.ts';

/**
 * For connections of the pool. Outside of a transaction that says otherwise, nothing can be written there and no row be
 * locked: so what is sent along with the beginning of one is refused where it does not begin, and never committed by itself.
 */
export const pooledSettings = '-c default_transaction_read_only=on';
/** With names, as all that travels with others: a plain text would be answered by itself. */
const begin = { name: 'begin', text: 'begin read write' };
const end = { name: 'commit', text: 'commit' };

interface PooledConnection extends DatabaseConnection {
  readonly client: pg.PoolClient;
  isBroken: boolean;
  isInTransaction: boolean;
}

/** What each pooled connection was last set to. */
const wallsOf = new WeakMap<pg.PoolClient, Walls>();

/** Each statement, or transaction, on a connection of its own. */
export class PoolDriver implements Driver {
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
      isBroken: false,
      isInTransaction: false,
      executeQuery: <R>(query: CompiledQuery) =>
        connection.isInTransaction ? run<R>(client, query) : alone<R>(connection, query),
      streamQuery: refuseStreaming,
    };
    return connection;
  }

  async releaseConnection(connection: PooledConnection): Promise<void> {
    connection.client.release(connection.isBroken);
  }
  async beginTransaction(connection: PooledConnection): Promise<void> {
    await connection.client.query(begin);
    connection.isInTransaction = true;
  }
  async commitTransaction({ client }: PooledConnection): Promise<void> {
    await commit(client);
  }
  async rollbackTransaction(connection: PooledConnection): Promise<void> {
    await connection.client.query('rollback').catch(() => {
      connection.isBroken = true;
    });
  }
}

function checkOut(pool: pg.Pool): Promise<pg.PoolClient> {
  return pool.connect().catch((error: unknown) => Promise.reject(explained(error)));
}

/** Puts the walls up where the connection has others, and sends what is to follow on the same way. */
async function enter(client: pg.PoolClient, walls: Walls, first?: pg.QueryConfig): Promise<void> {
  const isThere = areSame(wallsOf.get(client), walls);
  wallsOf.delete(client);
  await Promise.all([isThere ? undefined : standAs(client, walls), first && gather(client).query(first)]).catch(
    (error: unknown) => Promise.reject(explained(error)),
  );
  wallsOf.set(client, walls);
}

/** One statement as a transaction of its own; it all travels in one write. */
async function alone<R>(connection: PooledConnection, query: CompiledQuery): Promise<QueryResult<R>> {
  const { client } = connection;
  const begun = gather(client).query(begin);
  const written = commit<R>(client, [query]);
  try {
    const [, [answer]] = await oneTurn([begun, written]);
    return answer!;
  } catch (error) {
    // What failed has ended nothing: the commit behind it was not looked at.
    await client.query('rollback').catch(() => (connection.isBroken = true));
    throw error;
  }
}

/** Sends the last statements and the commit behind them, and answers what those statements did. */
async function commit<R>(client: pg.PoolClient, last: readonly CompiledQuery[] = []): Promise<QueryResult<R>[]> {
  const answers = oneTurn(last.map((query) => run<R>(client, query)));
  // Heard below; by then the commit may have told something worse.
  answers.catch(() => {});
  const { command } = await gather(client)
    .query(end)
    .catch(async (error: unknown) => {
      // Nobody knows whether it is done, so it must not be run again from here.
      const isKnown = error instanceof pg.DatabaseError && !error.code?.startsWith('57P');
      if (!isKnown) throw new OutcomeUnknown((error as Error).message, { cause: error });
      // It was not looked at where something before it has failed, which says why.
      await answers;
      throw error;
    });
  const answered = await answers;
  // A transaction that an earlier error had aborted answers COMMIT with ROLLBACK; that must never count as written.
  if (command === 'ROLLBACK') throw new Error('The transaction was rolled back instead of committed.');
  return answered;
}

/**
 * Statements travel with the beginning, whose answer they need not wait for; nothing of them is heard unless the
 * transaction has begun.
 */
function alongBeginning(client: pg.PoolClient, begun: Promise<void>): Send {
  let hasBegun = false;
  begun.then(
    () => (hasBegun = true),
    () => {},
  );
  return async <R>(query: CompiledQuery) => {
    if (hasBegun) return run<R>(client, query);
    const [answer] = await oneTurn([run<R>(client, query), begun]);
    return answer;
  };
}

/**
 * What a transaction does. What it has to write last, of which it needs no answer, is handed to `atTheEnd`: it is sent in
 * the order in which it was handed over, in one write with the commit. Where it fails, all of the transaction has failed.
 */
export type Task<T> = (db: Db, atTheEnd: (query: CompiledQuery) => void) => Promise<T>;

export async function transact<T>(pool: pg.Pool, walls: Walls, task: Task<T>): Promise<T> {
  const client = await checkOut(pool);
  let [isOver, isBroken] = [false, false];
  const last: CompiledQuery[] = [];
  const over = () => new Error('This statement came after its transaction was over.');
  const begun = enter(client, walls, begin);
  const send = alongBeginning(client, begun);
  try {
    const result = await task(
      dbOver((query) => (isOver ? Promise.reject(over()) : send(query))),
      (query) => {
        if (isOver) throw over();
        last.push(query);
      },
    );
    await begun;
    isOver = true;
    await commit(client, last);
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
