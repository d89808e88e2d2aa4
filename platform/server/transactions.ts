import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from './database.ts';
import { DatabaseUnavailable, OutcomeUnknown } from './database-errors.ts';
import type { Task } from './pooled.ts';

/** PostgreSQL's words for "nothing is wrong, try the whole again": serialization failure, deadlock, end of the connection. */
const transient: ReadonlySet<unknown> = new Set(['40001', '40P01', '57P01']);
const attempts = 4;

/**
 * Thrown where what was read before the locks were taken has changed: the transaction is run again from the start. To take
 * the missing lock now would be out of order, and two who do so wait for each other.
 */
export class ReadAgain extends Error {
  readonly code = '40001';
}

/**
 * Runs the task in one transaction; what PostgreSQL aborted for reasons of timing is run again from the start, and so is
 * what ended with its connection before anybody had asked for its commit.
 */
export async function inTransaction<T>(
  database: Pick<Database, 'transaction'>,
  walls: Parameters<Database['transaction']>[0],
  task: Task<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await database.transaction(walls, task);
    } catch (error) {
      if (attempt === attempts || !mayRunAgain(error)) throw error;
      await wait(5 * 2 ** attempt * (0.5 + Math.random()));
    }
  }
}

function mayRunAgain(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable) return !(error instanceof OutcomeUnknown);
  return transient.has((error as { code?: unknown } | undefined)?.code);
}
