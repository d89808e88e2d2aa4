import { type Insertable, type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import { Failure } from '#platform/failure.ts';
import type { Context, UserActor } from '#platform/server/implement.ts';
import type { WrittenRecord } from '#platform/server/import-kind.ts';
import { quietly } from '#platform/server/quietly.ts';
import type { Tables } from '#platform/server/tables.ts';
import type { PartyFinding } from '../findings.ts';
import { knownOf } from '../form.ts';
import { storedFindings } from './rows.ts';

/** Whoever brings a file in works for the client whose parties are in it. */
export function staffOf({ actor }: Pick<Context, 'actor'>): UserActor {
  if (actor.kind !== 'user') throw new Error('Files are brought in by staff');
  return actor;
}

/** The form's own fields of a row as they are kept; what is asked of a row is asked of it several times. */
export function importedDetail<Imported extends object, Detail>(
  form: z.ZodObject,
  normalise: (detail: Detail) => Detail,
): (row: Imported) => Detail {
  const details = new WeakMap<Imported, Detail>();
  return (row) => {
    const kept = details.get(row) ?? normalise(knownOf(form, row as Readonly<Record<string, unknown>>) as Detail);
    details.set(row, kept);
    return kept;
  };
}

/** A party that a file makes, as it is kept. */
interface ImportedParty<Noun extends PartyTable> {
  readonly columns: Insertable<Tables[Noun]> & { readonly registered_key: string };
  readonly findings: readonly PartyFinding[];
  /** For the trail. */
  readonly after: Readonly<Record<string, unknown>>;
}

type PartyTable = 'customer' | 'supplier';

interface Made {
  readonly id: string;
  readonly version: number;
  readonly registered_key: string;
}

/** Columns that hold JSON: their values are texts here, and would become JSON of a text. */
const jsonColumns = new Set(['physical_address', 'postal_address', 'trade_references', 'contacts', 'recommendation']);

type Row = Readonly<Record<string, unknown>>;

/** What all rows have alike, said once, and what each has of its own: most columns of a file's parties are empty or the same. */
function partedColumns(rows: readonly Row[]): { readonly common: Row; readonly own: readonly Row[] } {
  const [first = {}] = rows;
  const isCommon = (name: string) => rows.every((row) => isAlike(row[name], first[name]));
  const [common, others] = [new Map<string, unknown>(), [] as string[]];
  for (const [name, value] of Object.entries(first)) {
    if (isCommon(name)) common.set(name, value);
    else others.push(name);
  }
  const own = rows.map((row) => Object.fromEntries(others.map((name) => [name, row[name]])));
  return { common: Object.fromEntries(common), own };
}

function isAlike(one: unknown, other: unknown): boolean {
  return one === other || (typeof one === 'object' && JSON.stringify(one) === JSON.stringify(other));
}

/**
 * Writes parties by one statement, their findings by another, their trail by a third. As one JSON text each: a parameter
 * for every value of 500 parties takes the database longer to read than the rows to write. `computed` are columns that
 * are made of the row `c`.
 */
export async function newParties<Noun extends PartyTable>(
  context: Context,
  noun: Noun,
  parties: readonly ImportedParty<Noun>[],
  computed: Readonly<Record<string, RawBuilder<unknown>>> = {},
): Promise<readonly WrittenRecord[]> {
  const [first] = parties;
  if (!first) return [];
  const names = Object.keys(first.columns);
  const values = names.map(
    (name) =>
      computed[name] ?? (jsonColumns.has(name) ? sql`(c.${sql.ref(name)} #>> '{}')::jsonb` : sql.ref(`c.${name}`)),
  );
  const { common, own } = partedColumns(parties.map(({ columns }) => columns));
  const { rows } = await sql<Made>`
    insert into ${sql.table(noun)} (${sql.join(names.map((name) => sql.ref(name)))})
    select ${sql.join(values)}
      from jsonb_populate_recordset(
        jsonb_populate_record(null::${sql.table(noun)}, ${JSON.stringify(common)}::jsonb), ${JSON.stringify(own)}::jsonb) c
    returning id, version, registered_key`.execute(context.db);
  const made = new Map(rows.map((row) => [row.registered_key, row]));
  const written = parties.map(({ columns }) => made.get(columns.registered_key)!);
  // Of most parties of one file the same is found: each list travels once.
  const byFindings = Map.groupBy(parties.keys(), (place) => JSON.stringify(storedFindings(parties[place]!.findings)));
  byFindings.delete('[]');
  const findings = Array.from(byFindings, ([list, places]) => ({
    findings: JSON.parse(list) as unknown,
    ids: places.map((place) => written[place]!.id),
  }));
  await Promise.all([
    sql`
      insert into ${sql.table(`${noun}_finding`)} (partition, ${sql.ref(`${noun}_id`)}, findings)
      select ${context.partition}, unnest(f.ids), f.findings
        from jsonb_to_recordset(${JSON.stringify(findings)}::jsonb) as f(findings jsonb, ids uuid[])`.execute(
      context.db,
    ),
    context.audit(
      parties.map(({ after }, place) => ({ noun, recordId: written[place]!.id, event: 'imported', after })),
    ),
  ]);
  return written.map(({ id, version }) => ({ id, lockId: String(version) }));
}

export type ChangedParty<Values> = WrittenRecord & { readonly values: Values };

/** Changes parties one by one, as staff do by hand; undefined stands for one that somebody else has changed meanwhile. */
export async function changeEach<Values>(
  rows: readonly ChangedParty<Values>[],
  change: (row: ChangedParty<Values>) => Promise<WrittenRecord>,
): Promise<readonly (WrittenRecord | undefined)[]> {
  const written: (WrittenRecord | undefined)[] = [];
  for (const row of rows) {
    try {
      written.push(await change(row));
    } catch (error) {
      if (!(error instanceof Failure) || error.code !== 'changedByOther') throw error;
      written.push(undefined);
    }
  }
  return written;
}

/** A party that a file made and nobody has touched since; it is locked. */
export type Untouched = { readonly id: string; readonly version: number };

interface TakenBack<Values> {
  readonly table: PartyTable;
  /** Ends those that were made by mistake; their trail stays. */
  readonly end: (context: Context, made: readonly Untouched[]) => Promise<unknown>;
  readonly rows: readonly (WrittenRecord & { readonly before: Values | null })[];
  readonly change: (rows: readonly ChangedParty<Values>[]) => Promise<readonly (WrittenRecord | undefined)[]>;
}

/** Ends the parties that an import made and restores those that it changed. Returns how many were touched since. */
export async function takeBackParties<Values>(
  context: Context,
  { table, end, rows, change }: TakenBack<Values>,
): Promise<number> {
  const made = rows.filter(({ before }) => before === null);
  const { rows: untouched } = await sql<Untouched>`
    select p.id, p.version from ${sql.table(table)} p
      join jsonb_to_recordset(${JSON.stringify(made)}::jsonb) as m(id uuid, "lockId" text) on p.id = m.id and p.version::text = m."lockId"
     where p.partition = ${context.partition} order by p.id for update of p`.execute(context.db);
  await end(quietly(context), untouched);
  const changed = rows.flatMap(({ id, lockId, before }) => (before ? [{ id, lockId, values: before }] : []));
  const restored = await change(changed);
  return made.length - untouched.length + restored.filter((each) => each === undefined).length;
}
