import fs from 'node:fs';
import path from 'node:path';
import { looseStates } from './loose-states.ts';
import { writesOfTables } from './writes-of-tables.ts';

/**
 * A renamed state is named whole by the compiler only while nothing holds a state as a text, and the events of a machine
 * happen only while nobody else writes its rows (decisions 0186 and 0187).
 */
const root = path.resolve(import.meta.dirname, '..');

/** Texts that must stay texts. */
const knownTexts: Readonly<Record<string, string>> = {
  'modules/base/access/server/roles/scope-options.ts': 'people are given suppliers, whose module stands above this one',
  'modules/base/access/server/users/carrier-users.ts': 'people of suppliers, whose module stands above this one',
  'modules/base/companies/server/records.ts': 'counts people, whose module stands above this one',
  'modules/prices/fuel-clauses/server/read-versions.ts': 'counts rates, whose module stands above this one',
  'modules/prices/fuel-clauses/server/store.ts': 'counts rates, whose module stands above this one',
  'modules/work/tenders/server/queries.ts': 'asks whether a webhook listens; webhooks stand above this module',
};

/** Tables that another module writes too. */
const knownWriters: Readonly<Record<string, string>> = {
  ...roomsOfLoad({
    carriage: ['load_hold', 'load_override', 'named_resource', 'resource_use'],
    'load-prices': ['load', 'load_charge', 'load_rating'],
    road: ['load', 'load_event', 'load_standing', 'goods_line', 'stop', 'trip_device'],
  }),
  'modules/parties/links link': 'the desk and the guest have one half of the life of a link, the platform the other',
  'modules/parties/links link_draft': 'as above',
  'modules/parties/links link_reminder': 'as above',
  'platform attempt_counter': 'wrong codes are counted beside failed sign-ins, with keys of their own',
};

/** The rooms of a load write the tables of what they own (ARCHITECTURE.md, decision 0188). */
function roomsOfLoad(tables: Readonly<Record<string, readonly string[]>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(tables).flatMap(([room, written]) =>
      written.map((table) => [`modules/work/${room} ${table}`, 'a room of the load']),
    ),
  );
}

const sources = ['platform', 'modules', 'server', 'database', 'web'].flatMap((zone) =>
  fs
    .readdirSync(path.join(root, zone), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.test)\.tsx?$/.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .filter((file) => !file.includes('/testing/'))
    .map((file) => ({ file, source: fs.readFileSync(path.join(root, file), 'utf8') })),
);

interface Sound {
  readonly states: readonly string[];
  readonly transitions: object;
}
const isMachine = (value: unknown): value is Sound =>
  typeof value === 'object' && value !== null && 'states' in value && 'transitions' in value;
const machines: ReadonlySet<string>[] = [];
for (const { file, source } of sources)
  if (
    /^modules\/.*\/[a-z-]+\.ts$/.test(file) &&
    !/\/(?:server|web|messages)\//.test(file) &&
    /= machine\(/.test(source)
  )
    for (const value of Object.values((await import(path.join(root, file))) as object))
      if (isMachine(value)) machines.push(new Set(value.states));

const problems: string[] = [];
const used = new Set<string>();
for (const { file, source } of sources)
  for (const { line, problem } of looseStates(source, machines))
    if (knownTexts[file] === undefined) problems.push(`${file}:${line}: ${problem}`);
    else used.add(file);

const moduleOf = (file: string) => (file.startsWith('modules/') ? file.split('/').slice(0, 3).join('/') : 'platform');
const owners = new Map<string, string>();
for (const { file, source } of sources)
  for (const [, tables = ''] of source.matchAll(/interface Tables \{\n(.*?)\n {2}\}/gs))
    for (const [, table] of tables.matchAll(/^ {4}(\w+): /gm)) owners.set(table!, moduleOf(file));
// What only fills tests and the demonstration puts in whatever it needs.
const product = sources.filter(({ file }) => /^(?:platform|modules)\//.test(file) && !file.endsWith('/builders.ts'));
const writes = product.flatMap(({ file, source }) =>
  writesOfTables(source).map((write) => ({ ...write, file, writer: moduleOf(file) })),
);
for (const [table, all] of Map.groupBy(writes, (write) => write.table)) {
  const writers = new Set(all.map(({ writer }) => writer));
  const owner = owners.get(table) ?? (writers.size === 1 ? all[0]!.writer : undefined);
  for (const { file, line, writer } of all) {
    if (writer === owner) continue;
    if (knownWriters[`${writer} ${table}`] === undefined)
      problems.push(`${file}:${line}: writes ${table}, which belongs to ${owner ?? [...writers].join(' or ')}`);
    else used.add(`${writer} ${table}`);
  }
}
for (const excuse of [...Object.keys(knownTexts), ...Object.keys(knownWriters)])
  if (!used.has(excuse)) problems.push(`${excuse} is excused and no longer needed`);
for (const problem of problems) console.error(problem);
process.exit(problems.length === 0 ? 0 : 1);
