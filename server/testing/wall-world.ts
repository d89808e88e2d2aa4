import path from 'node:path';
import pg from 'pg';
import { localFiles } from '#platform/server/files.ts';
import { sealer } from '#platform/server/sealed.ts';
import { openHouse, type House } from '#platform/server/testing/house.ts';
import { outsiders } from '#modules/base/access/outsiders.ts';
import {
  channelFilters,
  channelRights,
  failureCatalogues,
  implementations,
  jobKinds,
  linkKinds,
  listeners,
} from '../modules.ts';
import type { DemonstrationCopy } from './demonstration.ts';

/** The partition of the demonstration. */
export const partition = 'highveld';

/** A house over a copy of the demonstration, whose sealed values and files it can read. Nothing begins by the clock. */
export function openDemonstration({ environment }: DemonstrationCopy): Promise<House> {
  const [, ...slices] = failureCatalogues;
  const key = Buffer.from(environment['MASTER_KEY']!, 'base64');
  return openHouse({
    implementations,
    failureCatalogues: slices,
    linkKinds,
    listeners,
    jobKinds,
    channelRights,
    channelFilters,
    outsiders,
    hasOddRecords: true,
    isIdle: true,
    copyOf: async () => environment.DATABASE_URL,
    parts: () => ({
      sealer: sealer({ current: 'k1', keys: { k1: key } }),
      files: localFiles(path.join(environment.DATA_DIR, 'files')),
    }),
  });
}

/** The database as its owner, past every wall: what the walls are measured by. */
export async function openOwner(url: string): Promise<pg.Client> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(
    `select set_config('app.partition', $1, false), set_config('session_replication_role', 'replica', false)`,
    [partition],
  );
  return client;
}

/** Records that are of somebody, and go with what they name; other tables are lists of the whole partition. */
const owned = [
  'supplier customer contractor load driver vehicle pod pod_pack company_order tender_offer document inspection link',
  'git_certificate bill_to_party rate fuel_clause credit_change bank_version load_template fuel_adjustment rate_simulation',
]
  .join(' ')
  .split(' ');
/** Of the columns that name a record without a key of the database. */
const untold = new Set(['subject_id', 'owner_id', 'record_id', 'pack_id']);

interface Row {
  readonly table: string;
  readonly id: string | undefined;
  readonly place: string;
  readonly names: Readonly<Record<string, string>>;
  readonly columns: Readonly<Record<string, unknown>>;
}

/** Every row of every table of the partition, with the columns by which it names others. */
export interface World {
  readonly rows: readonly Row[];
  readonly byId: ReadonlyMap<string, Row>;
}

/** Reads the whole partition: the columns that name records of somebody, and those by which the first owner is told. */
export async function readWorld(owner: pg.Client): Promise<World> {
  const { rows: keys } = await owner.query<{ child: string; column: string }>(
    `
    select k.conrelid::regclass::text as child, a.attname as column
      from pg_constraint k cross join lateral unnest(k.conkey) place
      join pg_attribute a on a.attrelid = k.conrelid and a.attnum = place
     where k.contype = 'f' and k.confrelid::regclass::text = any ($1::text[]) and a.attname <> 'partition'`,
    [owned],
  );
  const { rows: tables } = await owner.query<{ table: string; columns: string[] }>(`
    select c.table_name as table, array_agg(c.column_name::text) as columns from information_schema.columns c
      join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name and t.table_type = 'BASE TABLE'
     where c.table_schema = 'public' group by 1 having bool_or(c.column_name = 'partition') order by 1`);
  const rows: Row[] = [];
  for (const { table, columns } of tables) {
    if (['session', 'change_event', 'security_event', 'idempotency', 'audit_seal'].includes(table)) continue;
    const naming = columns.filter(
      (column) => untold.has(column) || keys.some((key) => key.child === table && key.column === column),
    );
    const told = columns.filter((column) => naming.includes(column) || column.endsWith('_id'));
    const id = columns.includes('id') ? 'id::text' : 'null::text';
    const found = await owner.query<{ id: string | null; place: string } & Record<string, unknown>>(
      `select ${id} as id, ctid::text as place ${told.map((column) => `, ${column}::text as "${column}"`).join('')} from ${table} where partition = $1`,
      [partition],
    );
    for (const row of found.rows) {
      const names = Object.fromEntries(
        naming.flatMap((column) => (typeof row[column] === 'string' ? [[column, row[column]]] : [])),
      );
      rows.push({ table, id: row.id ?? undefined, place: row.place, names, columns: row });
    }
  }
  return { rows, byId: new Map(rows.flatMap((row) => (row.id ? [[row.id, row] as const] : []))) };
}

/** Whether a row is foreign to somebody by itself; what names a foreign row is foreign with it. */
export type IsForeign = (row: Pick<Row, 'table' | 'columns'>) => boolean;

/** Keys that do not make a row foreign, as `table.column`: a supplier's own offer is of a load that it does not carry. */
export type Exempt = ReadonlySet<string>;

/**
 * The ids of the foreign rows. What is of a load goes with the load, whatever else it names: a proof, its papers, the use of a
 * vehicle. A row that is surely their own is foreign by nothing that it names.
 */
export function foreignOf(
  { rows }: World,
  isForeign: IsForeign,
  exempt: Exempt,
  isOwn: IsForeign = () => false,
): ReadonlySet<string> {
  const foreign = new Set<string>();
  for (let size = -1; size !== foreign.size;) {
    size = foreign.size;
    for (const row of rows) {
      if (!row.id || foreign.has(row.id) || isOwn(row)) continue;
      const { load_id: load } = row.names;
      const isOfLoad = load !== undefined && !exempt.has(`${row.table}.load_id`);
      const isNamed = Object.entries(row.names).some(
        ([column, id]) =>
          (!isOfLoad || column === 'load_id') && !exempt.has(`${row.table}.${column}`) && foreign.has(id),
      );
      if (isNamed || isForeign(row)) foreign.add(row.id);
    }
  }
  return foreign;
}

/** One text for each table that tells whether any of the foreign rows changed, came or went. */
export async function digestOf(
  owner: pg.Client,
  { rows }: World,
  foreign: ReadonlySet<string>,
): Promise<Map<string, string>> {
  const digests = new Map<string, string>();
  const tables = Map.groupBy(rows, ({ table }) => table);
  for (const [table, all] of tables) {
    // What is only kept of calls that were made says nothing of the record.
    if (['audit_entry', 'outgoing_message', 'app_user', 'role_profile', 'user_profile'].includes(table)) continue;
    if (!all.some(({ id }) => id !== undefined && foreign.has(id))) continue;
    const { rows: found } = await owner.query<{ digest: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t.id)), '') as digest from ${table} t where t.partition = $1 and t.id::text = any ($2)`,
      [partition, all.flatMap(({ id }) => (id && foreign.has(id) ? [id] : []))],
    );
    digests.set(table, found[0]!.digest);
  }
  return digests;
}

/** Ids that own rows name: they are told with those, where nothing else of the record is. */
export function namedByOwn({ rows }: World, foreign: ReadonlySet<string>, of?: string): ReadonlySet<string> {
  const own = rows.filter(({ id, table }) => !(id && foreign.has(id)) && (of === undefined || of === table));
  const named = own.flatMap(({ columns }) => Object.entries(columns).filter(([column]) => column.endsWith('_id')));
  return new Set(named.flatMap(([, id]) => (typeof id === 'string' ? [id] : [])));
}
