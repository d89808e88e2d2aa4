import { sql } from 'kysely';
import type { Db } from './database.ts';

/**
 * Waits for work that is not the database's, such as a scanner's, inside a transaction: one in which nothing is sent for ten
 * seconds is ended (`idle_in_transaction_session_timeout`), and with it everything that the caller had written.
 */
export async function keepAwake<T>(db: Db, work: Promise<T>, everyMilliseconds = 4000): Promise<T> {
  const timer = setInterval(() => {
    // Whether it still lives, the next statement of the work itself says.
    sql`select 1`.execute(db).catch(() => {});
  }, everyMilliseconds);
  try {
    return await work;
  } finally {
    clearInterval(timer);
  }
}
