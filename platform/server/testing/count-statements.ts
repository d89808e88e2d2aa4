import pg from 'pg';
import { vi } from 'vitest';

/** The statements that a task sends to the database, by this process: what it costs on any machine, however busy. */
export async function statementsOf(task: () => Promise<unknown>): Promise<readonly string[]> {
  const sent = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await task();
    return sent.mock.calls.map(([query]) =>
      typeof query === 'string' ? query : String((query as { text?: string }).text),
    );
  } finally {
    sent.mockRestore();
  }
}

/** How many they are. */
export async function countStatements(task: () => Promise<unknown>): Promise<number> {
  return (await statementsOf(task)).length;
}
