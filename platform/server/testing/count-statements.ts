import pg from 'pg';
import { vi } from 'vitest';

/** What the process asks by itself now and then: other processes' events, jobs, the chain of the trail, which walls stand. */
const background = /events_after|\bjob\.|audit_seal|audit_partitions|app\.partition/;

/** The statements that a task sends to the database, by this process: what it costs on any machine, however busy. */
export async function statementsOf(task: () => Promise<unknown>): Promise<readonly string[]> {
  const sent = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await task();
    const texts = sent.mock.calls.map(([query]) =>
      typeof query === 'string' ? query : String((query as { text?: string }).text),
    );
    return texts.filter((text) => !background.test(text));
  } finally {
    sent.mockRestore();
  }
}

/** How many they are. */
export async function countStatements(task: () => Promise<unknown>): Promise<number> {
  return (await statementsOf(task)).length;
}
