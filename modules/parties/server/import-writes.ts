import { type Insertable, type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import { Failure } from '#platform/failure.ts';
import type { Context, UserActor } from '#platform/server/implement.ts';
import type { WrittenRecord } from '#platform/server/import-kind.ts';
import type { Tables } from '#platform/server/tables.ts';
import type { PartyFinding } from '../findings.ts';
import { knownOf } from '../form.ts';

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
  const { rows } = await sql<Made>`
    insert into ${sql.table(noun)} (${sql.join(names.map((name) => sql.ref(name)))})
    select ${sql.join(values)}
      from jsonb_populate_recordset(null::${sql.table(noun)}, ${JSON.stringify(parties.map(({ columns }) => columns))}::jsonb) c
    returning id, version, registered_key`.execute(context.db);
  const made = new Map(rows.map((row) => [row.registered_key, row]));
  const written = parties.map(({ columns }) => made.get(columns.registered_key)!);
  const findings = parties.flatMap((party, place) =>
    party.findings.map(({ path, level, code, facts }, position) => {
      return { partyId: written[place]!.id, position, path, level: level === 'I' ? 'I' : 'W', code, facts };
    }),
  );
  await Promise.all([
    sql`
      insert into ${sql.table(`${noun}_finding`)} (partition, ${sql.ref(`${noun}_id`)}, position, path, level, code, facts)
      select ${context.partition}, f."partyId", f.position, f.path, f.level, f.code, f.facts
        from jsonb_to_recordset(${JSON.stringify(findings)}::jsonb)
          as f("partyId" uuid, position int, path text, level text, code text, facts jsonb)`.execute(context.db),
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

interface TakenBack<Values> {
  readonly table: 'customer' | 'supplier';
  /** The state of one that was made by mistake; its trail stays. */
  readonly status: string;
  readonly rows: readonly (WrittenRecord & { readonly before: Values | null })[];
  readonly change: (rows: readonly ChangedParty<Values>[]) => Promise<readonly (WrittenRecord | undefined)[]>;
}

/** Ends the parties that an import made and restores those that it changed. Returns how many were touched since. */
export async function takeBackParties<Values>(
  context: Context,
  { table, status, rows, change }: TakenBack<Values>,
): Promise<number> {
  const made = rows.filter(({ before }) => before === null);
  const { rows: ended } = await sql<{ id: string }>`
    update ${sql.table(table)} p
       set status = ${status}, version = p.version + 1, updated_by = ${context.actor.name}, updated_at = now()
      from jsonb_to_recordset(${JSON.stringify(made)}::jsonb) as m(id uuid, "lockId" text)
     where p.partition = ${context.partition} and p.id = m.id and p.version::text = m."lockId" returning p.id`.execute(
    context.db,
  );
  await context.audit(ended.map(({ id }) => ({ noun: table, recordId: id, event: 'importUndone', after: { status } })));
  const changed = rows.flatMap(({ id, lockId, before }) => (before ? [{ id, lockId, values: before }] : []));
  const restored = await change(changed);
  return made.length - ended.length + restored.filter((each) => each === undefined).length;
}
