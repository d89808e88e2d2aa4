import type { Exchange } from './transport.ts';

// A link's first calls do not wait for code: the root document sends them itself (web/early-calls.ts), while the scripts
// are on their way. Whoever makes the same call afterwards finds its answer here.
const page = globalThis as {
  earlyAnswers?: Map<string, Promise<Exchange>>;
  /** How the button of the first screen was used before there was code: not yet, pressed, or no longer its business. */
  earlyPress?: 'pressed' | 'over';
};

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

/** An answer that nobody took, or that has grown old before anybody did. */
export function dropEarlyAnswer(operation: string, payload: unknown, answer: Promise<Exchange>): void {
  const key = keyOf(operation, payload);
  if (page.earlyAnswers?.get(key) === answer) page.earlyAnswers.delete(key);
}

/** Keeps whether the button is pressed; false once the page has taken it over, and handles presses itself. */
export function keepEarlyPress(isPressed: boolean): boolean {
  if (page.earlyPress === 'over') return false;
  if (isPressed) page.earlyPress = 'pressed';
  else delete page.earlyPress;
  return true;
}

/** From now on the page handles the button; tells whether it was pressed before. */
export function takeEarlyPress(): boolean {
  const wasPressed = page.earlyPress === 'pressed';
  page.earlyPress = 'over';
  return wasPressed;
}
