import {
  type CompiledQuery,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
  type Driver,
} from 'kysely';
import type { Tables } from './tables.ts';

export type Db = Kysely<Tables>;

/** A way to the database: it takes a statement and answers with its rows. */
export type Send = DatabaseConnection['executeQuery'];

/** A statement that is put together and not sent yet. */
export interface Statement {
  compile(db: Db): CompiledQuery;
}

/** Whether a statement plainly reads. Values are never in its text; a column called `deleted` is another word. */
export function isRead(text: string): boolean {
  return /^\s*(?:select|with)\b/i.test(text) && !/\b(?:insert|update|delete|merge|call)\b/i.test(text);
}

/** Every statement is sent at once, whatever still waits for its answer. */
export function dbOver(send: Send): Db {
  return kyselyOver(new DirectDriver(send));
}

/** One for all: it starts anew with each statement, and making it takes longer than putting a short one into words. */
const compiler = new PostgresQueryCompiler();
const adapter = new PostgresAdapter();

export function kyselyOver(driver: Driver): Db {
  return new Kysely<Tables>({
    dialect: {
      createAdapter: () => adapter,
      createDriver: () => driver,
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => compiler,
    },
  });
}

class DirectDriver implements Driver {
  readonly #connection: DatabaseConnection;

  constructor(executeQuery: Send) {
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

export function refuseStreaming(): never {
  throw new Error('Streaming is not supported; page through the rows.');
}
