import type { Kysely, UpdateObject } from 'kysely';
import { failures } from '../failure.ts';
import type { FailureCode } from '../messages/failures/index.ts';
import type { Context } from './implement.ts';
import { oneTurn } from './one-turn.ts';
import type { Announcement, Told, Versioned } from './records.ts';
import type { Tables } from './tables.ts';
import { updateRows } from './update-rows.ts';

const fail = failures<FailureCode>();

/** How the changes of a noun's records are written and told. */
export interface Telling {
  readonly table: keyof Tables;
  /** The columns that every change sets. */
  nextVersion(by: string): Readonly<Record<string, unknown>>;
  announceMany(context: Context, told: readonly Told[]): Promise<void>;
  /** Tells the channels alone, where they were told another version. */
  ringAgain(context: Context, told: readonly Told[]): Promise<void>;
}

/** A change of a record of any table; which columns it has, the types of the callers have checked. */
interface AnyChange<Known> extends Announcement {
  readonly stored: Known;
  readonly columns?: UpdateObject<Tables, keyof Tables> | undefined;
}

/** Every record's table as this file sees it: the columns that all of them have. */
interface AnyTable {
  record: Versioned & { readonly partition: string };
}

/** Writes changes of records, of one or of many, with all that is told of them; answers them in their order. */
export async function changeRecords<Known extends Pick<Versioned, 'id'>>(
  telling: Telling,
  context: Context,
  changes: readonly AnyChange<Known>[],
): Promise<readonly (Known & Versioned)[]> {
  if (changes.length === 0) return [];
  // Whoever changes a record holds it, so its next version is known: it is written and told of in one turn.
  const expected = changes.flatMap((change) => {
    const { id, version } = change.stored as { readonly id: string; readonly version?: number };
    return version === undefined ? [] : [toldOf(change, { id, version: version + 1 })];
  });
  const [found] = await oneTurn([write(telling, context, changes), telling.announceMany(context, expected)]);
  const changed = changes.map(({ stored }) => {
    const row = found.get(stored.id);
    if (!row) throw fail('notFound', 'notFound');
    return { ...stored, ...row };
  });
  const versions = new Map(expected.map(({ written }) => [written.id, written.version]));
  const told = changes.map((change, place) => toldOf(change, changed[place]!));
  await telling.announceMany(
    context,
    told.filter(({ written }) => !versions.has(written.id)),
  );
  // The caller's copy was an older one: listeners are told the version that it really has.
  const older = told.filter(({ written: { id, version } }) => (versions.get(id) ?? version) !== version);
  if (older.length > 0) await telling.ringAgain(context, older);
  return changed;
}

function toldOf({ event, before, after }: Announcement, written: Told['written']): Told {
  return { written, event, ...(before && { before }), ...(after && { after }) };
}

async function write(
  { table, nextVersion }: Telling,
  context: Context,
  changes: readonly AnyChange<Pick<Versioned, 'id'>>[],
): Promise<ReadonlyMap<string, Versioned>> {
  const { db, partition } = context;
  const next = nextVersion(context.actor.name);
  const [only] = changes;
  // One row, which is the rule, is put as values: reading it from JSON costs the database more than writing it.
  const written =
    only && changes.length === 1
      ? await (db as unknown as Kysely<AnyTable>)
          .updateTable(table as unknown as 'record')
          .set({ ...only.columns, ...next })
          .where('partition', '=', partition)
          .where('id', '=', only.stored.id)
          .returningAll()
          .execute()
      : await updateRows<Versioned>(
          context,
          table,
          changes.map(({ stored: { id }, columns = {} }) => ({ id, columns: columns as Record<string, unknown> })),
          next,
        );
  return new Map(written.map((row) => [row.id, row]));
}
