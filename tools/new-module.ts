import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * `npm run new:module tyre-types`: a new plain noun, made from the one that is kept as the example. It has a code, a name,
 * the fields of the example, a list, a form, a history, a migration and a place in the menu; from there it is edited.
 */
const root = process.cwd();
const example = 'packing-types';
/** The lists of modules: the only shared files in which a new noun is written by hand. */
const registers = ['server/modules.ts', 'web/modules.ts'];
const migrations = path.join(root, 'database/migrations');

const name = process.argv[2] ?? '';
if (!/^[a-z]+(-[a-z]+)*s$/.test(name))
  fail('Give the plural in small letters with hyphens: npm run new:module tyre-types');
if (fs.existsSync(path.join(root, 'modules', name))) fail(`modules/${name} is there already.`);

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
const renamed = (text: string) => text.replace(pattern, (found) => to[from.indexOf(found)] ?? found);
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

for (const entry of fs.readdirSync(path.join(root, 'modules', example), { recursive: true, withFileTypes: true })) {
  if (!entry.isFile()) continue;
  const file = path.relative(root, path.join(entry.parentPath, entry.name));
  write(renamed(file), ownVersion(file.replaceAll(path.sep, '/'), read(file)));
}
const demo = `database/demo-master-data/${example}.ts`;
write(renamed(demo), ownVersion(demo, read(demo)));

for (const file of registers) {
  const lines = read(file)
    .split('\n')
    .flatMap((line) => (namesExample(line) ? [line, renamed(line)] : [line]));
  write(file, lines.join('\n'));
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
  1. fields in modules/${name}/contract.ts, the same columns in the migration, list and form in modules/${name}/web
  2. its words in four languages: modules/${name}/titles.ts and messages, and its records in ${renamed(demo)}
  3. npm run format, npm run generate, npm run check, and vitest run server/master-data.test.ts`);
