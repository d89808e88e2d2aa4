import fs from 'node:fs';
import path from 'node:path';
import { districts } from './districts.ts';

/**
 * The order of the modules is the list in `server/modules.ts`, from the base upwards: each may use those before it, never the
 * other way (ARCHITECTURE.md). The districts have the same order, so the list names the modules of one after those of the
 * district to its left. Tests build what they need, whatever stands above.
 */
const root = path.resolve(import.meta.dirname, '..');
const list = fs.readFileSync(path.join(root, 'server/modules.ts'), 'utf8');
const folders = new Map(
  [...list.matchAll(/import \{ (\w+) \} from '#modules\/([a-z]+\/[a-z-]+)\/server\/module\.ts'/g)].map(
    ([, name, folder]) => [name!, folder!] as const,
  ),
);
const order = [...list.matchAll(/^ {2}(\w+),$/gm)].flatMap(([, name]) => folders.get(name!) ?? []);

/** Uses against the order that are known: tabs of a page that another module fills, and which would be no simpler handed in. */
const known: readonly (readonly [from: string, to: string, why: string])[] = [
  [
    'base/companies',
    'base/access',
    'the page of a company has a tab with its people; the server side does not look up',
  ],
  [
    'parties/customers',
    'parties/locations',
    'the page of a customer has a tab with its locations; the server side does not look up',
  ],
];

const problems: string[] = [];
const places = order.map((folder) => districts.indexOf(folder.split('/')[0]!));
for (const [index, folder] of order.entries()) {
  if (places[index] === -1) problems.push(`${folder}: a district is one of ${districts.join(', ')}`);
  else if (places.slice(0, index).some((place) => place > places[index]!))
    problems.push(`${folder}: server/modules.ts names it after a module of a district to its right`);
}
const used = new Set<string>();
for (const entry of fs.readdirSync(path.join(root, 'modules'), { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !/\.tsx?$/.test(entry.name)) continue;
  const file = path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/');
  const own = file.split('/').slice(1, 3).join('/');
  if (!order.includes(own)) problems.push(`${file}: the module ${own} has no place in server/modules.ts`);
  if (/\.test\.tsx?$|\/testing\//.test(file)) continue;
  const text = fs.readFileSync(path.join(root, file), 'utf8');
  for (const [, other = ''] of text.matchAll(/(?:from |import\()'#modules\/([a-z]+\/[a-z-]+)\//g)) {
    if (order.indexOf(other) <= order.indexOf(own)) continue;
    const exception = known.find(([from, to]) => from === own && to === other && file.includes('/web/'));
    if (exception) used.add(exception.join());
    else problems.push(`${file}: ${own} may not use ${other}, which stands above it`);
  }
}
for (const exception of known)
  if (!used.has(exception.join())) problems.push(`${exception[0]} → ${exception[1]} is excused and no longer needed`);
for (const problem of new Set(problems)) console.error(problem);
process.exit(problems.length === 0 ? 0 : 1);
