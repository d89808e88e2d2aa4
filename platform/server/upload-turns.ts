import { failures } from '../failure.ts';
import type { FailureCode } from '../messages/failures/index.ts';

const fail = failures<FailureCode>();

export interface TurnLimits {
  readonly perCaller: number;
  readonly together: number;
  /** Of one caller; more are refused. */
  readonly mayWait: number;
}

/**
 * Turns for calls that carry files: each holds a connection of the database while its file is looked at. Who sends many at
 * once waits before taking one, so that others find connections left.
 */
export function turnsOf({ perCaller, together, mayWait }: TurnLimits) {
  const running = new Map<string, number>();
  const waiting: { caller: string; begin: () => void }[] = [];
  let all = 0;

  const isFree = (caller: string) => all < together && (running.get(caller) ?? 0) < perCaller;
  function enter(caller: string): void {
    all++;
    running.set(caller, (running.get(caller) ?? 0) + 1);
  }
  function leave(caller: string): void {
    all--;
    const left = running.get(caller)! - 1;
    if (left > 0) running.set(caller, left);
    else running.delete(caller);
    const next = waiting.findIndex((each) => isFree(each.caller));
    if (next === -1) return;
    const [started] = waiting.splice(next, 1);
    enter(started!.caller);
    started!.begin();
  }

  return async function inTurn<T>(caller: string, task: () => Promise<T>): Promise<T> {
    if (isFree(caller)) enter(caller);
    else {
      if (waiting.filter((each) => each.caller === caller).length >= mayWait)
        throw fail('throttled', 'throttled', { retryAfterSeconds: 2 });
      await new Promise<void>((begin) => waiting.push({ caller, begin }));
    }
    return task().finally(() => leave(caller));
  };
}
