import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { findBrowser } from './browser.ts';

/** `npm test`: check, unit and operation tests, the build with its budgets, browser tests; one count at the end. */
const root = path.resolve(import.meta.dirname, '..');
const reports = path.join(root, '.cache/reports');
fs.mkdirSync(reports, { recursive: true });
let passed = 0;
let failed = 0;

function run(
  name: string,
  command: string,
  args: readonly string[],
  environment: Record<string, string> = {},
): boolean {
  console.log(`\n== ${name}`);
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
    shell: process.platform === 'win32',
  });
  return status === 0;
}

function count(ok: boolean): void {
  if (ok) passed++;
  else failed++;
}

count(run('check', 'node', ['tools/check.ts']));

const unit = path.join(reports, 'vitest.json');
fs.rmSync(unit, { force: true });
const unitRan = run('unit and operation tests', 'vitest', [
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${unit}`,
]);
addUnitCounts(unitRan);

count(run('build', 'vite', ['build', '--logLevel', 'warn']));
count(run('bundle budget', 'node', ['tools/bundle-budget.ts']));

const browser = findBrowser();
console.log(`\nBrowser: ${browser || 'Playwright’s own Chromium'}`);
const pages = path.join(reports, 'playwright.json');
fs.rmSync(pages, { force: true });
const pagesRan = run('browser tests', 'playwright', ['test'], {
  CHROMIUM_PATH: browser,
});
addPageCounts(pagesRan);

console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

function addUnitCounts(ok: boolean): void {
  if (!fs.existsSync(unit)) return count(ok);
  const report = JSON.parse(fs.readFileSync(unit, 'utf8')) as { numPassedTests: number; numFailedTests: number };
  passed += report.numPassedTests;
  failed += report.numFailedTests;
  // A run that failed without a failed test (a file that does not load, an error nobody caught) is a failure all the same.
  if (!ok && report.numFailedTests === 0) failed++;
}

interface PageSuite {
  readonly suites?: readonly PageSuite[];
  readonly specs: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly { status: string }[];
  }[];
}

function addPageCounts(ok: boolean): void {
  if (!fs.existsSync(pages)) return count(ok);
  const { stats, suites } = JSON.parse(fs.readFileSync(pages, 'utf8')) as {
    stats: { expected: number; unexpected: number; flaky: number };
    suites: readonly PageSuite[];
  };
  passed += stats.expected + stats.flaky;
  failed += stats.unexpected;
  if (!ok && stats.unexpected === 0) failed++;
  // One that passed only when it was tried again has a race, in itself or in the product: it is named, not hidden.
  for (const name of suites.flatMap(triedTwice)) console.log(`passed only at the second try: ${name}`);
}

function triedTwice({ suites = [], specs }: PageSuite): string[] {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'));
  return [...own.map(({ file, title }) => `${file} › ${title}`), ...suites.flatMap(triedTwice)];
}
