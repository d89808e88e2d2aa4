import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';

const root = path.resolve(import.meta.dirname, '..');

/** Files that may name tables of theirs: `interface Tables { load: … }`. Test files name tables that only they make. */
const owners = [
  ...fs.globSync('platform/server/*.ts', { cwd: root }),
  ...fs.globSync('modules/*/*/server/**/tables.ts', { cwd: root }),
]
  .filter((file) => !file.endsWith('.test.ts'))
  .toSorted();

interface Column {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  readonly is_array: boolean;
  readonly is_filled: boolean;
  readonly has_default: boolean;
  readonly is_computed: boolean;
}

/** Of a view, and of a column that is computed, the catalogue does not know whether it may be empty: a module says so. */
const catalogue = `
  select c.relname as "table", a.attname as name, coalesce(e.typname, t.typname) as type, e.oid is not null as is_array,
         a.attnotnull or a.attgenerated <> '' or c.relkind = 'v' as is_filled, a.attgenerated <> '' as is_computed,
         d.oid is not null or a.attidentity <> '' as has_default
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_type t on t.oid = a.atttypid
    left join pg_type e on e.oid = t.typelem and t.typcategory = 'A'
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
   where c.relkind in ('r', 'v', 'p') and c.relnamespace = 'public'::regnamespace
   order by c.relname, a.attnum`;

/** As the driver hands them over: cents come as safe integers, decimals and days as text (platform/server/database.ts). */
const types: Readonly<Record<string, string>> = {
  bool: 'boolean',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float4: 'number',
  float8: 'number',
  timestamptz: 'Date',
  bytea: 'Buffer',
  jsonb: 'Json',
};
const texts = new Set([
  'text',
  'varchar',
  'uuid',
  'numeric',
  'date',
  'time',
  'inet',
  'daterange',
  'tstzrange',
  'datemultirange',
  'tsvector',
  'bpchar',
]);

function typeOf({ table, name, type, is_array, is_filled, has_default, is_computed }: Column): string {
  const own = types[type] ?? (texts.has(type) ? 'string' : undefined);
  if (!own) throw new Error(`${table}.${name}: say in tools/table-rows.ts how ${type} comes from the driver.`);
  const held = `${own}${is_array ? '[]' : ''}${is_filled ? '' : ' | null'}`;
  return has_default || is_computed ? `Generated<${held}>` : held;
}

/** The tables that a file declares to be its own. */
function tablesOf(file: string): readonly string[] {
  const text = fs.readFileSync(path.join(root, file), 'utf8');
  const block = /^ {2}interface Tables \{\n(.*?)^ {2}\}/ms.exec(text)?.[1] ?? '';
  return [...block.matchAll(/^ {4}(\w+):/gm)].map(([, table]) => table!);
}

function fileOf(tables: readonly (readonly [string, readonly Column[]])[]): string {
  const rows = tables.map(([table, columns]) => {
    const lines = columns.map(
      (column) => `    ${column.is_computed ? 'readonly ' : ''}${column.name}: ${typeOf(column)};\n`,
    );
    return `  ${table}: {\n${lines.join('')}  };\n`;
  });
  const body = rows.join('');
  const kysely = body.includes('Generated<') ? "import type { Generated } from 'kysely';\n" : '';
  const json = body.includes('Json') ? "import type { Json } from '#platform/server/tables.ts';\n" : '';
  return `// Made from the catalogue of the database by \`npm run generate\`.\n${kysely}${json}\nexport interface Rows {\n${body}}\n`;
}

/** `table-rows.ts` beside each file that owns tables: their rows as the catalogue of a migrated database has them. */
export async function rowFiles(url: string): Promise<readonly (readonly [file: string, text: string])[]> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<Column>(catalogue).finally(() => client.end());
  const columns = Map.groupBy(rows, ({ table }) => table);
  const made = new Map<string, [string, readonly Column[]][]>();
  for (const owner of owners)
    for (const table of tablesOf(owner)) {
      const own = columns.get(table);
      if (!own) throw new Error(`${owner}: the database has no table ${table}.`);
      const file = path.posix.join(path.posix.dirname(owner), 'table-rows.ts');
      made.set(file, [...(made.get(file) ?? []), [table, own]]);
    }
  return [...made].map(([file, tables]) => [file, fileOf(tables)] as const);
}
