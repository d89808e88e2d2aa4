import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/**
 * `node tools/mutations.ts`: whether the tests notice a mistake. In files on which money and walls rest, and which need no
 * database, one operator after the other is turned into its neighbour, and the tests beside the file are run. A mutant that
 * they let pass is printed; some are no mistake, as where two operators come to the same. It works on a copy. MUTANTS says how many of each file, spread over it; words choose files by their names.
 */
const files: Readonly<Record<string, readonly string[]>> = {
  'platform/money.ts': ['platform/money.test.ts', 'platform/money-codec.test.ts'],
  'platform/decimal.ts': ['platform/decimal.test.ts'],
  'platform/scaled.ts': ['platform/scaled.test.ts'],
  'platform/machine.ts': ['platform/machine.test.ts'],
  'platform/password.ts': ['platform/password.test.ts'],
  'platform/identifiers/luhn.ts': ['platform/identifiers/luhn.test.ts'],
  'platform/lines/totals.ts': ['platform/lines/totals.test.ts'],
};
const most = Number(process.env['MUTANTS'] ?? 12);

/** With blanks around them, so that types, arrows and generics are left alone. */
const turned: Readonly<Record<string, string>> = {
  ' === ': ' !== ',
  ' !== ': ' === ',
  ' < ': ' <= ',
  ' <= ': ' < ',
  ' > ': ' >= ',
  ' >= ': ' > ',
  ' + ': ' - ',
  ' - ': ' + ',
  ' * ': ' / ',
  ' / ': ' * ',
  ' && ': ' || ',
  ' || ': ' && ',
  ' += ': ' -= ',
  ' -= ': ' += ',
  true: 'false',
  false: 'true',
};
const operator = / (?:===|!==|<=|>=|\+=|-=|&&|\|\||[<>+*/-]) |\b(?:true|false)\b/g;

interface Mutant {
  readonly at: number;
  readonly line: number;
  readonly from: string;
  readonly to: string;
}

function mutantsOf(source: string): readonly Mutant[] {
  const all: Mutant[] = [];
  let start = 0;
  for (const [index, text] of source.split('\n').entries()) {
    // Comments, imports and types do nothing.
    if (!/^\s*(?:\*|\/\/|\/\*|import |export type |type |readonly )/.test(text))
      for (const found of text.matchAll(operator))
        all.push({ at: start + found.index, line: index + 1, from: found[0], to: turned[found[0]]! });
    start += text.length + 1;
  }
  return all;
}

function spread(all: readonly Mutant[]): readonly Mutant[] {
  const step = Math.max(1, all.length / most);
  return all.filter((_, place) => Math.floor(place / step) !== Math.floor((place - 1) / step)).slice(0, most);
}

const copy = path.resolve('.cache/mutants');

/** What the tests of shared code need, beside the packages. */
function makeCopy(): void {
  fs.rmSync(copy, { recursive: true, force: true });
  fs.mkdirSync(copy, { recursive: true });
  const settings = fs.readdirSync('.').filter((name) => /^(?:package|tsconfig|vitest).*\.(?:json|ts)$/.test(name));
  for (const name of [...settings, 'platform', 'modules']) fs.cpSync(name, path.join(copy, name), { recursive: true });
  fs.symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'));
}

function areTestsGood(tests: readonly string[]): boolean {
  const run = spawnSync('npx', ['vitest', 'run', '--project=shared', '--bail=1', ...tests], {
    cwd: copy,
    encoding: 'utf8',
    timeout: 120_000,
  });
  return run.status === 0;
}

const wanted = process.argv.slice(2);
let [tried, passed] = [0, 0];
makeCopy();
for (const [file, tests] of Object.entries(files)) {
  if (wanted.length > 0 && !wanted.some((word) => file.includes(word))) continue;
  const source = fs.readFileSync(file, 'utf8');
  const write = (text: string) => fs.writeFileSync(path.join(copy, file), text);
  if (!areTestsGood(tests)) throw new Error(`${file}: its tests fail without a mutant`);
  for (const { at, line, from, to } of spread(mutantsOf(source))) {
    write(source.slice(0, at) + to + source.slice(at + from.length));
    tried++;
    if (!areTestsGood(tests)) continue;
    passed++;
    console.log(`not noticed: ${file}:${line}  ${from.trim()} → ${to.trim()}`);
  }
  write(source);
}
fs.rmSync(copy, { recursive: true, force: true });
console.log(`${tried} mutants, ${tried - passed} noticed, ${passed} not.`);
