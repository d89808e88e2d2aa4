import fs from 'node:fs';

/** What one part of `npm test` came to. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  /** In milliseconds: files of unit and operation tests, single browser tests. */
  readonly times: readonly { readonly name: string; readonly took: number }[];
  /** Browser tests that passed only when they were tried again. */
  readonly triedAgain: readonly { readonly name: string; readonly tries: number }[];
  /** What failed, a line each: the last lines of a long run may be all that somebody sees of it. */
  readonly failures: readonly string[];
}

/** The count of a part that left no report, or none yet. */
export const countOf = (ok: boolean, name: string): Outcome => ({
  passed: ok ? 1 : 0,
  failed: ok ? 0 : 1,
  times: [],
  triedAgain: [],
  failures: ok ? [] : [name],
});

interface UnitReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly startTime: number;
    readonly endTime: number;
    readonly status: string;
    /** Of a file that did not load. */
    readonly message?: string;
    readonly assertionResults?: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages?: readonly string[] | null;
    }[];
  }[];
}

const firstLine = (text = '') => (text.split('\n', 1)[0] ?? '').slice(0, 200);

export function readUnitReport(file: string, root: string, ok: boolean): Outcome {
  if (!fs.existsSync(file)) return countOf(ok, 'unit and operation tests');
  const report = JSON.parse(fs.readFileSync(file, 'utf8')) as UnitReport;
  const short = (name: string) => name.replace(`${root}/`, '');
  return {
    passed: report.numPassedTests,
    // A run that failed without a failed test (a file that does not load, an error nobody caught) is a failure all the same.
    failed: report.numFailedTests || (ok ? 0 : 1),
    times: report.testResults.map(({ name, startTime, endTime }) => ({
      name: short(name),
      took: endTime - startTime,
    })),
    triedAgain: [],
    failures: report.testResults.flatMap(({ name, status, message, assertionResults = [] }) => {
      const failed = assertionResults.filter((test) => test.status === 'failed');
      if (status === 'failed' && failed.length === 0) return `${short(name)}: ${firstLine(message)}`;
      return failed.map((test) => `${short(name)} › ${test.fullName}: ${firstLine(test.failureMessages?.[0])}`);
    }),
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
  if (!fs.existsSync(file)) return countOf(ok, 'browser tests');
  const { stats, suites } = JSON.parse(fs.readFileSync(file, 'utf8')) as PageReport;
  const specs = suites.flatMap(specsOf).map(({ file: from, title, tests }) => ({
    name: `${from} › ${title}`,
    took: tests.flatMap(({ results }) => results.at(-1)?.duration ?? 0).reduce((sum, each) => sum + each, 0),
    tries: Math.max(...tests.map(({ results }) => results.length)),
    isFlaky: tests.some(({ status }) => status === 'flaky'),
    isBad: tests.some(({ status }) => status === 'unexpected'),
  }));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected || (ok ? 0 : 1),
    times: specs,
    triedAgain: specs.filter(({ isFlaky }) => isFlaky).map(({ name, tries }) => ({ name, tries })),
    failures: specs.filter(({ isBad }) => isBad).map(({ name }) => name),
  };
}

function specsOf({ suites = [], specs }: PageSuite): PageSpec[] {
  return [...specs, ...suites.flatMap(specsOf)];
}
