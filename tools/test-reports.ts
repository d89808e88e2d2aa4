import fs from 'node:fs';

/** What one part of `npm test` came to. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  /** In milliseconds: files of unit and operation tests, single browser tests. */
  readonly times: readonly { readonly name: string; readonly took: number }[];
  /** Browser tests that passed only when they were tried again. */
  readonly triedTwice: readonly string[];
}

/** The count of a part that left no report, or none yet. */
export const countOf = (ok: boolean): Outcome => ({
  passed: ok ? 1 : 0,
  failed: ok ? 0 : 1,
  times: [],
  triedTwice: [],
});

interface UnitReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly { readonly name: string; readonly startTime: number; readonly endTime: number }[];
}

export function readUnitReport(file: string, root: string, ok: boolean): Outcome {
  if (!fs.existsSync(file)) return countOf(ok);
  const report = JSON.parse(fs.readFileSync(file, 'utf8')) as UnitReport;
  return {
    passed: report.numPassedTests,
    // A run that failed without a failed test (a file that does not load, an error nobody caught) is a failure all the same.
    failed: report.numFailedTests || (ok ? 0 : 1),
    times: report.testResults.map(({ name, startTime, endTime }) => ({
      name: name.replace(`${root}/`, ''),
      took: endTime - startTime,
    })),
    triedTwice: [],
  };
}

interface PageSuite {
  readonly suites?: readonly PageSuite[];
  readonly specs: readonly PageSpec[];
}

interface PageSpec {
  readonly title: string;
  readonly file: string;
  readonly tests: readonly { readonly status: string; readonly results: readonly { readonly duration: number }[] }[];
}

interface PageReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly suites: readonly PageSuite[];
}

export function readPageReport(file: string, ok: boolean): Outcome {
  if (!fs.existsSync(file)) return countOf(ok);
  const { stats, suites } = JSON.parse(fs.readFileSync(file, 'utf8')) as PageReport;
  const specs = suites.flatMap(specsOf).map(({ file: from, title, tests }) => ({
    name: `${from} › ${title}`,
    took: tests.flatMap(({ results }) => results.at(-1)?.duration ?? 0).reduce((sum, each) => sum + each, 0),
    isFlaky: tests.some(({ status }) => status === 'flaky'),
  }));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected || (ok ? 0 : 1),
    times: specs,
    triedTwice: specs.filter(({ isFlaky }) => isFlaky).map(({ name }) => name),
  };
}

function specsOf({ suites = [], specs }: PageSuite): PageSpec[] {
  return [...specs, ...suites.flatMap(specsOf)];
}
