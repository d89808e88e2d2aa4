import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** The sources by their path from the root. */
export type Sources = ReadonlyMap<string, string>;

/** They import everything: a change that reached them would reach all. What they name is reached by way of its module. */
const roots = /^(?:server|web)\/(?!testing\/)|^modules\/[a-z]+\/[a-z-]+\/(?:server|web)\/module\.ts$/;
/** A change of these is a change of everything. */
const everything = /^(?:package|tsconfig|vite\.config|playwright\.config)|^(?:database|server|web|platform\/server)\//;
const folders = ['platform', 'modules', 'server', 'web', 'database', 'e2e'];

/** The commit that a branch left main at; on main itself the last commit. */
export function forkPoint(root: string): string {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  try {
    return git('merge-base', 'HEAD', 'main');
  } catch {
    return git('rev-parse', 'HEAD');
  }
}

/** Files that differ from a commit, new ones too. */
export function changedSince(root: string, commit: string): string[] {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n');
  return [...git('diff', '--name-only', commit), ...git('ls-files', '--others', '--exclude-standard')].filter(Boolean);
}

export function readSources(root: string): Sources {
  const files = folders.flatMap((folder) =>
    fs
      .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => `${folder}/${file.replaceAll(path.sep, '/')}`),
  );
  return new Map(files.map((file) => [file, fs.readFileSync(path.join(root, file), 'utf8')]));
}

/** The files that a file imports, by their paths from the root. */
function importsOf(file: string, text: string): string[] {
  return [...text.matchAll(/(?:from |import\(|import )'([#.][^']+)'/g)].map(([, name = '']) =>
    name.startsWith('#') ? name.slice(1) : path.posix.join(path.posix.dirname(file), name),
  );
}

/** What is reached from some files by steps from file to file. */
function reached(from: Iterable<string>, next: (file: string) => Iterable<string>): Set<string> {
  const found = new Set(from);
  for (const file of found) for (const each of next(file)) found.add(each);
  return found;
}

const moduleOf = (file: string) => /^modules\/([a-z]+\/[a-z-]+)\//.exec(file)?.[1];

/** What tests name a module by: the addresses of its screens, its operations and its kinds of links. */
function namesOf(sources: Sources): Map<string, Set<string>> {
  const names = new Map<string, Set<string>>();
  const add = (module: string | undefined, found: Iterable<RegExpMatchArray>) => {
    if (!module) return;
    const known = names.get(module) ?? new Set();
    names.set(module, known);
    for (const [, name] of found) known.add(name!);
  };
  for (const [file, text] of sources) {
    if (/\/web\/(?:module|paths|index)\.ts$/.test(file)) add(moduleOf(file), text.matchAll(/'(\/[A-Za-z][\w-]+)/g));
    if (file.endsWith('contract.ts')) add(moduleOf(file), text.matchAll(/^ {2}(\w+): operation\(/gm));
  }
  for (const [, kind, module] of (sources.get('web/public-flows.ts') ?? '').matchAll(
    /^ {2}(\w+):[^#]*'#modules\/([a-z]+\/[a-z-]+)\//gm,
  ))
    add(module, [['', kind!]]);
  return names;
}

/**
 * The browser tests that a change can reach. A change goes from a file to all that import it, and from a module to the tests
 * that name one of its screens, operations or links, themselves or through what they import.
 */
export function specsReached(sources: Sources, changed: readonly string[]): string[] {
  const specs = [...sources.keys()].filter((file) => file.endsWith('.spec.ts'));
  if (changed.some((file) => everything.test(file) && !file.endsWith('.test.ts'))) return specs;
  const users = new Map<string, string[]>();
  const imported = new Map<string, string[]>();
  for (const [file, text] of sources) {
    imported.set(file, importsOf(file, text));
    for (const each of imported.get(file)!) users.set(each, [...(users.get(each) ?? []), file]);
  }
  const touched = reached(changed, (file) => (roots.test(file) ? [] : (users.get(file) ?? [])));
  const modules = new Set([...touched].flatMap((file) => (/\.test\.tsx?$/.test(file) ? [] : (moduleOf(file) ?? []))));
  const words = [...namesOf(sources)].filter(([module]) => modules.has(module)).flatMap(([, names]) => [...names]);
  const isNamed = new RegExp(`(?:^|[^\\w])(?:${words.join('|')})(?![\\w-])`);
  return specs.filter((spec) => {
    if (touched.has(spec)) return true;
    const own = reached([spec], (file) => (imported.get(file) ?? []).filter((each) => each.startsWith('e2e/')));
    const texts = [...own].map((file) => sources.get(file) ?? '');
    // A sweep over all screens names none of them.
    if (modules.size > 0 && texts.some((text) => text.includes('deskScreens()'))) return true;
    return words.length > 0 && texts.some((text) => isNamed.test(text));
  });
}
