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

/** How often a task waits for the database: how many times something is sent after answers to what was sent before have come. */
export async function turnsOf(task: () => Promise<unknown>): Promise<number> {
  let [turns, isAnswered] = [0, true];
  const send = pg.Client.prototype.query as (...values: unknown[]) => unknown;
  const sent = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...values) {
    const [query] = values as readonly (string | { readonly text?: string })[];
    const answer = send.apply(this, values);
    if (background.test(String(typeof query === 'string' ? query : query?.text))) return answer as never;
    if (isAnswered) turns++;
    isAnswered = false;
    if (answer instanceof Promise) answer.catch(() => {}).finally(() => (isAnswered = true));
    return answer as never;
  });
  try {
    await task();
    return turns;
  } finally {
    sent.mockRestore();
  }
}
