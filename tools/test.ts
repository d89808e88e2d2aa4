import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { findBrowser } from './browser.ts';
import { changedSince, forkPoint, readSources, specsReached } from './test-changed.ts';
import { costInWords, costMeter } from './test-cost.ts';
import { forgotten, limits, paceMeter, slowerThanExpected, slowest } from './test-limits.ts';
import { countOf, type Outcome, readPageReport, readUnitReport } from './test-reports.ts';

/**
 * `npm test`: check and build, unit and operation tests, browser tests; one count at the end. `npm test -- --changed` runs what
 * a change since the branch left main can reach, `npm test -- --changed <commit>` what a change since that commit can.
 */
const root = path.resolve(import.meta.dirname, '..');
const [option, commit] = process.argv.slice(2);
if (option !== undefined && option !== '--changed') throw new Error(`npm test knows --changed, and not ${option}`);
const since = option === undefined ? undefined : (commit ?? forkPoint(root));
const specs = since === undefined ? undefined : specsReached(readSources(root), changedSince(root, since));
const reports = path.join(root, '.cache/reports');
fs.mkdirSync(reports, { recursive: true });
const outcomes: Outcome[] = [];
/** To be looked into, and no fault of what was tested: they never fail a run. */
const remarks: string[] = [];
const costs: string[] = [];
const meter = costMeter();

/** Runs a command to its end. With `held` its lines come when it is over, so that two at once can be read. */
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

/** A part of the run: what it came to and what it cost. */
async function part(name: string, work: () => Promise<readonly Outcome[]>): Promise<void> {
  const pace = paceMeter();
  const found = await work();
  const { slowness, piece } = pace.stop();
  outcomes.push(...found);
  const cost = costInWords(name, meter.lap());
  costs.push(cost);
  console.log(`\n${cost}`);
  for (const outcome of found.filter(({ times }) => times.length > 0)) {
    console.log(
      `The ten slowest; work took ${slowness.toFixed(1)} times as long as on a processor of its own, and a fixed piece of it ${piece.toFixed(2)} ms of the processor:`,
    );
    for (const line of slowest(outcome)) console.log(line);
    remarks.push(...slowerThanExpected(outcome, limits[name === 'browser tests' ? 'page' : 'file'], { slowness }));
  }
}

// The compiler leaves a processor idle for half of its time; the build takes it.
await part('check and build', async () => {
  const [isChecked, isBuilt] = await Promise.all([
    run('check', 'node', ['tools/check.ts'], { held: true }),
    run('build', 'vite', ['build', '--logLevel', 'warn'], { held: true }),
  ]);
  const isInBudget = await run('bundle budget', 'node', ['tools/bundle-budget.ts']);
  return [countOf(isChecked, 'check'), countOf(isBuilt, 'build'), countOf(isInBudget, 'bundle budget')];
});

await part('unit and operation tests', async () => {
  const report = path.join(reports, 'vitest.json');
  fs.rmSync(report, { force: true });
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  if (since !== undefined) args.push('--changed', since, '--passWithNoTests');
  return [readUnitReport(report, root, await run('unit and operation tests', 'vitest', args))];
});

const browser = specs?.length === 0 ? '' : findBrowser();
if (specs === undefined) console.log(`\nBrowser: ${browser || 'Playwright’s own Chromium'}`);
else console.log(`\nThe change reaches ${specs.length} files of browser tests: ${specs.join(', ')}`);
if (specs?.length !== 0)
  await part('browser tests', async () => {
    const report = path.join(reports, 'playwright.json');
    fs.rmSync(report, { force: true });
    const environment = { CHROMIUM_PATH: browser };
    return [
      readPageReport(report, await run('browser tests', 'playwright', ['test', ...(specs ?? [])], { environment })),
    ];
  });

if (specs === undefined) remarks.push(...forgotten(outcomes));
console.log('');
for (const cost of [...costs, costInWords('the whole run', meter.stop())]) console.log(cost);
for (const remark of remarks) console.log(remark);
// A test that passed only when it was tried again has a race, in itself or in the product: it is named, not hidden.
for (const { name, tries } of outcomes.flatMap(({ triedAgain }) => triedAgain))
  console.log(`passed only at try ${tries}: ${name}`);
for (const failure of outcomes.flatMap(({ failures }) => failures)) console.log(`failed: ${failure}`);
const sum = (key: 'passed' | 'failed') => outcomes.reduce((all, outcome) => all + outcome[key], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') === 0 ? 0 : 1);
