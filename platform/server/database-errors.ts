import pg from 'pg';

/** The database could not be reached, or went away in the middle: nothing is wrong with the request, and it may come again. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
}

/** The connection broke while the answer to COMMIT was on its way: the change is there or not. */
export class OutcomeUnknown extends DatabaseUnavailable {}

/** What PostgreSQL says about a statement is its own error; anything else is a connection that broke. */
export function explained(error: unknown): unknown {
  return error instanceof pg.DatabaseError
    ? error
    : new DatabaseUnavailable((error as Error).message, { cause: error });
}
