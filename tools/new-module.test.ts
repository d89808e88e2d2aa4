import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

// In a copy of the sources: what the generator makes must be right as it stands.
const root = path.resolve(import.meta.dirname, '..');
const cache = path.join(root, '.cache');
fs.mkdirSync(cache, { recursive: true });
const copy = fs.mkdtempSync(path.join(cache, 'new-module-'));
const binaries = path.join(copy, 'node_modules/.bin');
/** Milliseconds: a compiler and a database of their own, beside everything else that runs. */
const slow = 600_000;
// The copy's server runs as another user when this one is root.
fs.chmodSync(copy, 0o755);

function run(command: string, ...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: copy,
    encoding: 'utf8',
    env: { PATH: `${binaries}${path.delimiter}${process.env['PATH']}`, HOME: os.tmpdir() },
  });
  expect(status, `${command} ${args.join(' ')}\n${stdout}${stderr}`).toBe(0);
  return stdout;
}

/**
 * The same files under a second name. A link to the folder would not do: the compiler follows it, finds each package and
 * its own library at another place than it remembers, and compiles everything anew, which takes ten times as long.
 */
function linkFolder(from: string, to: string): void {
  fs.mkdirSync(to);
  for (const entry of fs.readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) linkFolder(source, target);
    else if (entry.isSymbolicLink()) fs.symlinkSync(fs.readlinkSync(source), target);
    else fs.linkSync(source, target);
  }
}

beforeAll(() => {
  const skipped = new Set(['node_modules', '.git', '.cache', 'dist', 'data', 'shots']);
  for (const name of fs.readdirSync(root))
    if (!skipped.has(name)) fs.cpSync(path.join(root, name), path.join(copy, name), { recursive: true });
  // What the compiler knows of the sources already makes it quick here.
  const known = path.join(root, '.cache/tsc');
  if (fs.existsSync(known)) fs.cpSync(known, path.join(copy, '.cache/tsc'), { recursive: true });
  linkFolder(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  run('node', 'tools/new-module.ts', 'fleet/tyre-types');
});
afterAll(() => fs.rmSync(copy, { recursive: true, force: true }));

test(
  'a new noun compiles, stands in its place, and nothing of the example is left in it',
  () => {
    run('tsc', '-b');
    run('node', 'tools/check-modules.ts');
    const files = fs.readdirSync(path.join(copy, 'modules/fleet/tyre-types'), { recursive: true }) as string[];
    expect(files).toEqual(expect.arrayContaining(['contract.ts', 'server/index.ts', 'web/TyreTypeForm.tsx']));
    for (const file of files.filter((each) => /\.tsx?$/.test(each)))
      expect(fs.readFileSync(path.join(copy, 'modules/fleet/tyre-types', file), 'utf8'), file).not.toMatch(
        /packing.?type/i,
      );
    const [migration] = fs.readdirSync(path.join(copy, 'database/migrations')).toSorted().slice(-1);
    expect(migration).toMatch(/^\d{4}_tyre_types\.sql$/);
  },
  slow,
);

test(
  'all that holds for plain nouns holds for it at once',
  () => {
    const output = run('vitest', 'run', '--project', 'server', 'server/master-data.test.ts', '-t', 'tyreType');
    expect(output).toMatch(/Tests.*9 passed/);
  },
  slow,
);

test('what is still the example’s is marked in every language, and the check refuses a mark', () => {
  const marked = spawnSync('node', ['tools/check-marks.ts'], { cwd: copy, encoding: 'utf8' });
  expect(marked.status).toBe(1);
  for (const file of [
    ...['en', 'afr', 'pt', 'fr'].map((language) => `modules/fleet/tyre-types/messages/${language}.ts`),
    'modules/fleet/tyre-types/titles.ts',
    'modules/fleet/tyre-types/contract.ts',
    'modules/fleet/tyre-types/web/TyreTypeForm.tsx',
    'modules/fleet/tyre-types/web/TyreTypeList.tsx',
    'modules/fleet/tyre-types/server/module.ts',
    'database/demo-master-data/tyre-types.ts',
  ])
    expect(marked.stderr).toContain(`${file}:`);
  expect(spawnSync('node', [path.join(root, 'tools/check-marks.ts')]).status).toBe(0);
});

test('two shared files are edited by hand; the others are made from the modules', () => {
  const edited = ['server', 'web', 'tools', 'platform'].flatMap((folder) =>
    fs
      .readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
      .filter((file) => !fs.readFileSync(path.join(root, file)).equals(fs.readFileSync(path.join(copy, file)))),
  );
  expect(edited.filter((file) => !file.startsWith(path.join('web', 'titles')))).toEqual([
    path.join('server', 'modules.ts'),
    path.join('web', 'modules.ts'),
  ]);
});

test('a name that is taken or cannot be a folder is refused, and nothing is written', () => {
  for (const name of [
    'fleet/tyre-types',
    'base/tyre-types',
    'tyre-trees',
    'town/tyre-trees',
    'base/TyreTypes',
    'base/crate',
    '../crates',
    '',
  ])
    expect(spawnSync('node', ['tools/new-module.ts', name], { cwd: copy }).status, name).toBe(1);
  expect(fs.existsSync(path.join(copy, 'modules/base/crate'))).toBe(false);
});
