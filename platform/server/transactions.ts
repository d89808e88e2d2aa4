import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from './database.ts';

/** PostgreSQL's words for "nothing is wrong, try the whole again": serialization failure, deadlock. */
const transient: ReadonlySet<unknown> = new Set(['40001', '40P01']);
const attempts = 4;

/** Runs the task in one transaction; what PostgreSQL aborted for reasons of timing is run again from the start. */
export async function inTransaction<T>(writer: Db, task: (transaction: Db) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await writer.transaction().execute(task);
    } catch (error) {
      if (attempt === attempts || !transient.has((error as { code?: unknown }).code)) throw error;
      await wait(5 * 2 ** attempt * (0.5 + Math.random()));
    }
  }
}
