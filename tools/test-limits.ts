import { neededSecondTry, slow } from './test-allowances.ts';
import type { Outcome } from './test-reports.ts';

/** Seconds that a file of unit and operation tests, and a browser test, may take on a machine that does nothing else. */
export const limits = { file: 15, page: 40 } as const;

/** Browser tests of one run that may pass at their second try: a few are chance, more are a habit. Each is named. */
const toleratedSecondTries = 3;

/**
 * How much longer work takes now than on a processor of its own: the wall's time over the processor's time of the same
 * computation. Tests share two processors with each other, the database and the browser, and in CI with other jobs. So the
 * clock alone says more of the neighbours than of the test, and every limit is multiplied by this.
 */
export function slownessMeter(everyMilliseconds = 5000): { readonly stop: () => number } {
  const seen: number[] = [];
  const timer = setInterval(() => seen.push(slownessNow()), everyMilliseconds);
  return {
    stop() {
      clearInterval(timer);
      const middle = seen.toSorted((a, b) => a - b)[Math.floor(seen.length / 2)] ?? 1;
      return Math.max(1, middle);
    },
  };
}

/** Of 50 ms of the processor; shorter pieces get through between the turns of the others. */
function slownessNow(milliseconds = 50): number {
  const [before, started] = [process.cpuUsage().user, performance.now()];
  while ((process.cpuUsage().user - before) / 1000 < milliseconds)
    for (let turn = 0; turn < 20_000; turn++) Math.sqrt(turn);
  return (performance.now() - started) / milliseconds;
}

/** What is too slow and stands on no list, in words. */
export function tooSlow({ times }: Pick<Outcome, 'times'>, limit: number, slowness: number): string[] {
  return times
    .filter(({ name, took }) => took > limit * slowness * 1000 && !Object.hasOwn(slow, name))
    .map(
      ({ name, took }) =>
        `too slow: ${name} took ${seconds(took)}, and ${limit} s is the limit (here ${(limit * slowness).toFixed(0)} s, because the machine is busy)`,
    );
}

/** What stands on a list and is not there any more. */
export function forgotten(outcomes: readonly Pick<Outcome, 'times'>[]): string[] {
  const names = new Set(outcomes.flatMap(({ times }) => times.map(({ name }) => name)));
  return [...Object.keys(slow), ...neededSecondTry]
    .filter((name) => !names.has(name))
    .map((name) => `tools/test-allowances.ts names what is not there: ${name}`);
}

/** Second tries that are too many, or not the first of their test. */
export function badSecondTries({ triedTwice }: Pick<Outcome, 'triedTwice'>, known = neededSecondTry): string[] {
  const again = triedTwice.filter((name) => known.includes(name)).map((name) => `needed a second try again: ${name}`);
  if (triedTwice.length <= toleratedSecondTries) return again;
  return [...again, `${triedTwice.length} browser tests needed a second try; ${toleratedSecondTries} are tolerated`];
}

export function slowest({ times }: Pick<Outcome, 'times'>, count = 10): string[] {
  return times
    .toSorted((a, b) => b.took - a.took)
    .slice(0, count)
    .map(({ name, took }) => `${seconds(took).padStart(8)}  ${name}`);
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;
