import type { Exchange } from './transport.ts';

// A link's first two calls do not wait for code: the root document sends them itself (web/early-calls.ts), while the
// scripts are on their way. Whoever makes the same call afterwards finds its answer here.
const page = globalThis as { earlyAnswers?: Map<string, Promise<Exchange>> };

const keyOf = (operation: string, payload: unknown) => `${operation} ${JSON.stringify(payload)}`;

export function keepEarlyAnswer(operation: string, payload: unknown, answer: Promise<Exchange>): void {
  // Whoever takes it handles its failure; nobody may.
  answer.catch(() => undefined);
  (page.earlyAnswers ??= new Map()).set(keyOf(operation, payload), answer);
}

/** The answer to this call, if it was asked for early; once, since a second call means something new. */
export function takeEarlyAnswer(operation: string, payload: unknown): Promise<Exchange> | undefined {
  const key = keyOf(operation, payload);
  const answer = page.earlyAnswers?.get(key);
  page.earlyAnswers?.delete(key);
  return answer;
}
