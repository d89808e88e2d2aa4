import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readPageReport, readUnitReport } from './test-reports.ts';

function written(report: unknown): string {
  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'report-')), 'report.json');
  fs.writeFileSync(file, JSON.stringify(report));
  return file;
}

test('a report names each test that failed with its first line, and a file that did not load', () => {
  const file = written({
    numPassedTests: 3,
    numFailedTests: 1,
    testResults: [
      {
        name: '/house/a.test.ts',
        startTime: 1000,
        endTime: 3500,
        status: 'failed',
        assertionResults: [
          { fullName: 'adds', status: 'passed', failureMessages: [] },
          { fullName: 'takes away', status: 'failed', failureMessages: ['expected 1 to be 2\n    at here'] },
        ],
      },
      {
        name: '/house/b.test.ts',
        startTime: 0,
        endTime: 0,
        status: 'failed',
        message: 'No such module',
        assertionResults: [],
      },
    ],
  });
  expect(readUnitReport(file, '/house', false)).toEqual({
    passed: 3,
    failed: 1,
    times: [
      { name: 'a.test.ts', took: 2500 },
      { name: 'b.test.ts', took: 0 },
    ],
    triedAgain: [],
    failures: ['a.test.ts › takes away: expected 1 to be 2', 'b.test.ts: No such module'],
  });
});

test('a browser test that failed twice is named, one that passed at its second try is not a failure', () => {
  const tries = (status: string) => Array.from({ length: status === 'expected' ? 1 : 2 }, () => ({ duration: 20 }));
  const spec = (title: string, status: string) => ({
    title,
    file: 'loads.spec.ts',
    tests: [{ status, results: tries(status) }],
  });
  const file = written({
    stats: { expected: 1, unexpected: 1, flaky: 1 },
    suites: [{ specs: [spec('a', 'expected'), spec('b', 'unexpected')], suites: [{ specs: [spec('c', 'flaky')] }] }],
  });
  expect(readPageReport(file, false)).toMatchObject({
    passed: 2,
    failed: 1,
    triedAgain: [{ name: 'loads.spec.ts › c', tries: 2 }],
    failures: ['loads.spec.ts › b'],
  });
});
