import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { districts } from './districts.ts';

/**
 * `npm run new:module fleet/tyre-types`: a new plain noun in that district, made from the one that is kept as the example. It
 * has a code, a name, the fields of the example, a list, a form, a history, a migration and a place in the menu; from there
 * it is edited.
 */
const root = process.cwd();
const example = 'packing-types';
const home = 'base';
/** The lists of modules: the only shared files in which a new noun is written by hand. */
const registers = ['server/modules.ts', 'web/modules.ts'];
const migrations = path.join(root, 'database/migrations');

const [district = '', name = '', ...rest] = (process.argv[2] ?? '').split('/');
if (!districts.includes(district) || !/^[a-z]+(-[a-z]+)*s$/.test(name) || rest.length > 0)
  fail(
    `Give a district (${districts.join(', ')}) and the plural in small letters with hyphens: npm run new:module fleet/tyre-types`,
  );
if (fs.globSync(`modules/*/${name}`, { cwd: root }).length > 0) fail(`There is a module ${name} already.`);

function fail(reason: string): never {
  console.error(reason);
  process.exit(1);
}

const singular = (plural: string) => plural.replace(/ies$/, 'y').replace(/s$/, '');
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const camel = (kebab: string) => kebab.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** Every way to write a noun: of files, of names in the code, of tables, of sentences. */
function spellings(plural: string): string[] {
  return [plural, singular(plural)].flatMap((each) => {
    const words = each.split('-');
    return [
      each,
      camel(each),
      capital(camel(each)),
      words.join('_'),
      words.join(' '),
      capital(words.join(' ')),
      words.map(capital).join(' '),
    ];
  });
}

const [from, to] = [spellings(example), spellings(name)];
const pattern = new RegExp(from.toSorted((a, b) => b.length - a.length).join('|'), 'g');
const renamed = (text: string) =>
  text
    .replaceAll(`modules/${home}/${example}`, `modules/${district}/${name}`)
    .replace(pattern, (found) => to[from.indexOf(found)] ?? found);
/** Without the flag of `pattern` that remembers where it was. */
const namesExample = (text: string) => from.some((each) => text.includes(each));

const written: string[] = [];
function write(file: string, text: string): void {
  const target = path.join(root, file);
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.writeFileSync(target, text);
  written.push(file);
}
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');

/** Said of everything that is still the example's. `npm run check` refuses it until it is replaced. */
const mark = `TODO(${name})`;

/** The file of the new noun, with a mark wherever the words or values are still the example's. */
function ownVersion(file: string, text: string): string {
  const own = renamed(text);
  // Every text of every language, and the names of the records of the demonstration.
  if (/\/messages\/(?:.*\/)?(?:en|afr|pt|fr)\.ts$|\/titles\.ts$/.test(file))
    return own.replace(/(\w+:\s+)(['"`])(?=\S)/g, `$1$2${mark} `);
  if (file.startsWith('database/')) return own.replace(/(\bname: )(['"`])/g, `$1$2${mark} `);
  if (file.endsWith('/contract.ts'))
    return own.replace(/^( *)fields: z\.strictObject\(/m, `$1// ${mark}: its own fields.\n$&`);
  if (file.endsWith('Form.tsx') || file.endsWith('List.tsx'))
    return own.replace(/^export function/m, `// ${mark}: its own fields.\n$&`);
  return own.replace(/^( *)menu: \[/m, `$1// ${mark}: its group of the menu and its place there.\n$&`);
}

for (const entry of fs.readdirSync(path.join(root, 'modules', home, example), {
  recursive: true,
  withFileTypes: true,
})) {
  if (!entry.isFile()) continue;
  const file = path.relative(root, path.join(entry.parentPath, entry.name));
  write(renamed(file), ownVersion(file.replaceAll(path.sep, '/'), read(file)));
}
const demo = `database/demo-master-data/${example}.ts`;
write(renamed(demo), ownVersion(demo, read(demo)));

for (const file of registers) {
  write(file, registered(read(file)));
}

/** The list with the new noun after the last of its district, or of those to its left (tools/check-modules.ts). */
function registered(text: string): string {
  const lines = text.split('\n');
  const imports = lines.flatMap(
    (line) => line.match(/^import \{ (\w+) \} from '#modules\/([a-z]+)\//)?.slice(1, 3) ?? [],
  );
  const places = new Map(
    Array.from({ length: imports.length / 2 }, (_, at) => [imports[at * 2]!, districts.indexOf(imports[at * 2 + 1]!)]),
  );
  const isBefore = (line: string) =>
    (places.get(line.trim().replace(',', '')) ?? Infinity) <= districts.indexOf(district);
  const last = lines.findLastIndex((line) => /^ {2}\w+,$/.test(line) && isBefore(line));
  return lines
    .flatMap((line, at) => [
      line,
      ...(line.startsWith('import ') && namesExample(line) ? [renamed(line)] : []),
      ...(at === last ? [`  ${to[1]}Module,`] : []),
    ])
    .join('\n');
}

const files = fs.readdirSync(migrations).toSorted();
const number = String(Number(files.at(-1)?.slice(0, 4) ?? 0) + 1).padStart(4, '0');
write(
  `database/migrations/${number}_${name.replaceAll('-', '_')}.sql`,
  `-- ${capital(name.replaceAll('-', ' '))}. ${mark}: its own columns.\n\n${table()}`,
);

/** What the example's table is made with: its `create table` and what was added since, each up to the empty line after it. */
function table(): string {
  const name = singular(example).replaceAll('-', '_');
  const parts = files
    .flatMap((file) => fs.readFileSync(path.join(migrations, file), 'utf8').split('\n\n'))
    .filter((part) => part.startsWith(`create table ${name} (`) || part.startsWith(`alter table ${name} `));
  if (parts.length === 0) fail(`No migration makes the table of ${example}.`);
  return `${parts.map((part) => renamed(part).trimEnd()).join('\n\n')}\n`;
}

// The titles of all modules, as `npm run generate` writes them.
const { titleFiles } = (await import(
  pathToFileURL(path.join(root, 'tools/titles.ts')).href
)) as typeof import('./titles.ts');
for (const [file, text] of await titleFiles()) write(file, text);

console.log(`${written.map((file) => `  ${file}`).join('\n')}

Now make it yours. \`npm run check\` lists what is marked ${mark} until it is replaced:
  1. fields in modules/${district}/${name}/contract.ts, the same columns in the migration, list and form in its web/
  2. its words in four languages: its titles.ts and messages, and its records in ${renamed(demo)}
  3. npm run format, npm run generate, npm run check, and vitest run server/master-data.test.ts`);
