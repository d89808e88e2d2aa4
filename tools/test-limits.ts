import { slow } from './test-allowances.ts';
import type { Outcome } from './test-reports.ts';

/** Seconds that a file of unit and operation tests, and a browser test, usually take at most on a machine that is idle. */
export const limits = { file: 15, page: 40 } as const;

export interface Pace {
  /** How much longer work takes now than on a processor of its own. */
  readonly slowness: number;
  /** Milliseconds of the processor for one and the same computation: the processor's own speed, whoever waits for it. */
  readonly piece: number;
}

/**
 * How fast work goes on this machine now. Tests share two processors with each other, the database and the browser, and in CI
 * with other jobs: the clock alone says more of the neighbours than of the test, so every limit is multiplied by `slowness`.
 */
export function paceMeter(everyMilliseconds = 5000): { readonly stop: () => Pace } {
  const seen: Pace[] = [];
  const timer = setInterval(() => seen.push(paceNow()), everyMilliseconds);
  const middle = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
  return {
    stop() {
      clearInterval(timer);
      return {
        slowness: Math.max(1, middle(seen.map(({ slowness }) => slowness)) ?? 1),
        piece: middle(seen.map(({ piece }) => piece)) ?? 0,
      };
    },
  };
}

/** Over 50 ms of the processor; shorter pieces get through between the turns of the others. */
function paceNow(milliseconds = 50): Pace {
  const [before, started] = [process.cpuUsage().user, performance.now()];
  let pieces = 0;
  for (; (process.cpuUsage().user - before) / 1000 < milliseconds; pieces++)
    for (let turn = 0; turn < 1_000_000; turn++) Math.sqrt(turn);
  const spent = (process.cpuUsage().user - before) / 1000;
  return { slowness: (performance.now() - started) / spent, piece: spent / pieces };
}

/** The names of tests that took longer than usual and are not expected to. They are told, and fail nothing. */
export function slowerThanExpected(
  { times }: Pick<Outcome, 'times'>,
  limit: number,
  { slowness }: Pick<Pace, 'slowness'>,
): string[] {
  return times
    .filter(({ name, took }) => took > limit * slowness * 1000 && !Object.hasOwn(slow, name))
    .map(({ name, took }) => `slow: ${name} took ${seconds(took)}; ${(limit * slowness).toFixed(0)} s is usual here`);
}

/** Allowances for tests that are not there any more. */
export function forgotten(outcomes: readonly Pick<Outcome, 'times'>[]): string[] {
  const names = new Set(outcomes.flatMap(({ times }) => times.map(({ name }) => name)));
  return Object.keys(slow)
    .filter((name) => !names.has(name))
    .map((name) => `tools/test-allowances.ts names a test that did not run: ${name}`);
}

export function slowest({ times }: Pick<Outcome, 'times'>, count = 10): string[] {
  return times
    .toSorted((a, b) => b.took - a.took)
    .slice(0, count)
    .map(({ name, took }) => `${seconds(took).padStart(8)}  ${name}`);
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;
