import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { type Mutant, mutantsOf, spread } from './mutants/mutants.ts';
import type { Question } from './mutants/try-tests.ts';

/**
 * `node tools/mutations.ts`: whether the tests notice a mistake. In files on which money and walls rest, and which need no
 * database, one operator after the other is turned into its neighbour, and the tests beside the file are run. A mutant that
 * they let pass is printed; some are no mistake, as where two operators come to the same. It works on a copy.
 *
 * Without more it tries every mutant, as every night, and fails when more pass than before. Words choose files by their
 * paths, and MUTANTS says how many of each file are tried, spread over it; both are for a quick look and hold no budget.
 */
const files: readonly string[] = [
  'platform/money.ts',
  'platform/decimal.ts',
  'platform/scaled.ts',
  'platform/machine.ts',
  'platform/password.ts',
  'platform/insurance.ts',
  'platform/identifiers/luhn.ts',
  'platform/lines/totals.ts',
  // The shared files of modules with rules of money, wherever they move; those with these names only declare.
  ...fs
    .globSync(['modules/{prices,money,work}/*/*.ts', 'modules/parties/credit/*.ts'])
    .filter((file) => !file.endsWith('.test.ts'))
    .filter(
      (file) =>
        !/(?:^|-)(?:answers|contract|draft|events|fields|module|queries|reasons|record|records|status|titles|words)\.ts$/.test(
          path.basename(file),
        ),
    )
    .toSorted(),
];

/**
 * So many mutants may pass. It is reckoned from runs over parts of the files, and no whole run has confirmed it yet. The number
 * falls and never rises: a run that finds fewer asks for it to be lowered.
 */
const budget = 40;

const most = Number(process.env['MUTANTS'] ?? Number.POSITIVE_INFINITY);
const wanted = process.argv.slice(2);
const copy = path.resolve('.cache/mutants', String(process.pid));

/** What the tests of shared code need, beside the packages. */
function makeCopy(): void {
  fs.rmSync(copy, { recursive: true, force: true });
  fs.mkdirSync(copy, { recursive: true });
  const settings = fs.readdirSync('.').filter((name) => /^(?:package|tsconfig|vitest).*\.(?:json|ts)$/.test(name));
  for (const name of [...settings, 'platform', 'modules']) fs.cpSync(name, path.join(copy, name), { recursive: true });
  fs.symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'));
}

let tests: ChildProcess | undefined;

async function startTests(): Promise<ChildProcess> {
  // A mutant may fill the memory in a loop; it must fail before the machine does.
  tests = fork(path.resolve('tools/mutants/try-tests.ts'), [copy], {
    cwd: copy,
    execArgv: [`--max-old-space-size=${mostMemory}`],
  });
  await once(tests, 'message');
  return tests;
}

/** Milliseconds after which tests that do not end are ended: a loop of the mutant does not. */
const patience = 30_000;
/** Megabytes. */
const mostMemory = 1024;

let written: readonly string[] = [];

function write(file: string, text: string): void {
  fs.writeFileSync(path.join(copy, file), text);
  written = [...written, file];
}

async function doTestsPass(names: readonly string[]): Promise<boolean> {
  if (names.length === 0) return true;
  const asked = (tests ??= await startTests());
  const answer = new Promise<boolean | 'lost'>((resolve) => {
    asked.once('message', (passed: boolean) => resolve(passed));
    asked.once('exit', () => resolve('lost'));
    setTimeout(() => resolve('lost'), patience).unref();
  });
  asked.send({ changed: written, tests: names } satisfies Question);
  written = [];
  const passed = await answer;
  asked.removeAllListeners('message').removeAllListeners('exit');
  if (passed !== 'lost') return passed;
  asked.kill('SIGKILL');
  tests = undefined;
  return false;
}

/** The tests that judge a file: its own and, in a module, the others of its folder. */
function testsOf(file: string): { readonly own: readonly string[]; readonly others: readonly string[] } {
  const stem = file.replace(/\.ts$/, '');
  const all = fs.globSync(`${path.dirname(file)}/*.test.ts`).toSorted();
  const own = all.filter((each) => each === `${stem}.test.ts` || each.startsWith(`${stem}-`));
  return { own, others: file.startsWith('modules/') ? all.filter((each) => !own.includes(each)) : [] };
}

async function tryFile(file: string): Promise<{ readonly tried: number; readonly passed: number }> {
  const source = fs.readFileSync(file, 'utf8');
  const mutants = spread(mutantsOf(source), most);
  if (mutants.length === 0) return { tried: 0, passed: 0 };
  const { own, others } = testsOf(file);
  const areTestsGood = async () => (await doTestsPass(own)) && (await doTestsPass(others));
  if (!(await areTestsGood())) throw new Error(`${file}: its tests fail without a mutant`);
  const passed: Mutant[] = [];
  for (const mutant of mutants) {
    const { at, line, from, to } = mutant;
    write(file, source.slice(0, at) + to + source.slice(at + from.length));
    if (!(await areTestsGood())) continue;
    passed.push(mutant);
    console.log(`not noticed: ${file}:${line}  ${from.trim()} → ${to.trim()}`);
  }
  write(file, source);
  return { tried: mutants.length, passed: passed.length };
}

makeCopy();
let [tried, passed] = [0, 0];
for (const file of files) {
  if (wanted.length > 0 && !wanted.some((word) => file.includes(word))) continue;
  const found = await tryFile(file);
  tried += found.tried;
  passed += found.passed;
}
tests?.kill();
fs.rmSync(copy, { recursive: true, force: true });
const share = tried === 0 ? 0 : (passed * 100) / tried;
console.log(`${tried} mutants, ${tried - passed} noticed, ${passed} not (${share.toFixed(1)} %).`);
if (wanted.length === 0 && most === Number.POSITIVE_INFINITY && passed !== budget) {
  console.error(
    passed > budget
      ? `Only ${budget} may pass. Write the tests that notice the others.`
      : `Fewer pass than the budget says: lower it to ${passed} in tools/mutations.ts.`,
  );
  process.exitCode = 1;
}
