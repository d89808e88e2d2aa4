import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { findBrowser } from './browser.ts';
import { badSecondTries, forgotten, limits, slowest, slownessMeter, tooSlow } from './test-limits.ts';
import { countOf, type Outcome, readPageReport, readUnitReport } from './test-reports.ts';

/** `npm test`: check and build, unit and operation tests, browser tests; one count at the end. */
const root = path.resolve(import.meta.dirname, '..');
const reports = path.join(root, '.cache/reports');
fs.mkdirSync(reports, { recursive: true });
const outcomes: Outcome[] = [];
const faults: string[] = [];

/** Runs a part to its end. With `held` its lines come when it is over, so that two parts at once can be read. */
async function run(
  name: string,
  command: string,
  args: readonly string[],
  { held = false, environment = {} }: { held?: boolean; environment?: Readonly<Record<string, string>> } = {},
): Promise<boolean> {
  if (!held) console.log(`\n== ${name}`);
  const started = performance.now();
  const child = spawn(command, args, {
    cwd: root,
    stdio: held ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: { ...process.env, ...environment },
    shell: process.platform === 'win32',
  });
  const printed: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (piece: Buffer) => printed.push(piece));
  const status = await new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(null));
    child.once('close', resolve);
  });
  if (held) console.log(`\n== ${name}\n${Buffer.concat(printed).toString().trimEnd()}`);
  console.log(`(${name}: ${((performance.now() - started) / 1000).toFixed(0)} s)`);
  return status === 0;
}

/** A part with a report: what it came to, its slowest, and what broke a limit of it. */
async function measured(limit: number, part: () => Promise<Outcome>): Promise<void> {
  const meter = slownessMeter();
  const outcome = await part();
  const slowness = meter.stop();
  outcomes.push(outcome);
  console.log(`\nThe ten slowest; work took ${slowness.toFixed(1)} times as long as on a processor of its own:`);
  for (const line of slowest(outcome)) console.log(line);
  faults.push(...tooSlow(outcome, limit, slowness), ...badSecondTries(outcome));
}

// The compiler leaves a processor idle for half of its time; the build takes it.
const [isChecked, isBuilt] = await Promise.all([
  run('check', 'node', ['tools/check.ts'], { held: true }),
  run('build', 'vite', ['build', '--logLevel', 'warn'], { held: true }),
]);
outcomes.push(countOf(isChecked, 'check'), countOf(isBuilt, 'build'));
outcomes.push(countOf(await run('bundle budget', 'node', ['tools/bundle-budget.ts']), 'bundle budget'));

await measured(limits.file, async () => {
  const report = path.join(reports, 'vitest.json');
  fs.rmSync(report, { force: true });
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return readUnitReport(report, root, await run('unit and operation tests', 'vitest', args));
});

const browser = findBrowser();
console.log(`\nBrowser: ${browser || 'Playwright’s own Chromium'}`);
await measured(limits.page, async () => {
  const report = path.join(reports, 'playwright.json');
  fs.rmSync(report, { force: true });
  const environment = { CHROMIUM_PATH: browser };
  return readPageReport(report, await run('browser tests', 'playwright', ['test'], { environment }));
});

faults.push(...forgotten(outcomes));
console.log('');
// One that passed only when it was tried again has a race, in itself or in the product: it is named, not hidden.
for (const name of outcomes.flatMap(({ triedTwice }) => triedTwice)) {
  console.log(`passed only at the second try: ${name}`);
  console.log(`  add it to neededSecondTry in tools/test-allowances.ts: ${JSON.stringify(name)}`);
}
for (const failure of outcomes.flatMap(({ failures }) => failures)) console.log(`failed: ${failure}`);
for (const fault of faults) console.log(fault);
const sum = (key: 'passed' | 'failed') => outcomes.reduce((all, outcome) => all + outcome[key], 0);
const failed = sum('failed') + faults.length;
console.log(`\n${sum('passed')} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
