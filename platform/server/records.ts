import { sql, type Kysely, type UpdateObject } from 'kysely';
import { failures } from '../failure.ts';
import type { FailureCode } from '../messages/failures/index.ts';
import type { Channel, Noun } from '../nouns.ts';
import { changeRecords, type Telling } from './change-records.ts';
import type { Db } from './database.ts';
import type { Bell, Context } from './implement.ts';
import { oneTurn } from './one-turn.ts';
import type { Statement } from './statements.ts';
import type { Tables } from './tables.ts';

const fail = failures<FailureCode>();

/** What every record's row says of itself. The version counts its changes; callers state it as `lockId` (wire.md §5). */
export interface Versioned {
  readonly id: string;
  readonly version: number;
  readonly updated_by: string;
  readonly updated_at: Date;
}

/** What the trail keeps of a change: field → value. */
export type Facts = Readonly<Record<string, unknown>>;

/** What happened to a record: `approved`, with the fields that differ. */
export interface Announcement {
  /** A verb in the past. */
  readonly event: string;
  readonly before?: Facts;
  readonly after?: Facts;
}

/** A noun whose records people change after they have read them. */
export interface RecordKind<Stored extends Versioned, Table extends keyof Tables> {
  /** In the audit trail: `supplier`. */
  readonly noun: Noun;
  readonly table: Table;
  /** Who is told of a change: sockets that listen to these channels. */
  readonly channels: readonly Channel[];
  /** Before the event on these channels, where several nouns share them: `credit.`. */
  readonly bell?: string;
  /** The record with what belongs to it; undefined, or a refusal, where the caller has none with this id. */
  find(context: Context, id: string): Promise<Stored | undefined>;
  /** The record as callers read it, for the dialog that compares two versions. */
  show(context: Context, stored: Stored): unknown;
}

/** A record, and how it changes. */
export interface Change<Known, Table extends keyof Tables> extends Announcement {
  readonly stored: Known;
  readonly columns?: UpdateObject<Tables, Table> | undefined;
}

/** A record that was written, and what is told of it. */
export interface Told extends Announcement {
  readonly written: Pick<Versioned, 'id' | 'version'>;
}

/** What all records have in common; made by `record`. */
export interface Records<Stored extends Versioned, Table extends keyof Tables> {
  readonly noun: Noun;
  readonly table: Table;
  /** The record, locked until the transaction ends, whoever changed it. `notFound` where the caller has none. */
  lock(context: Context, id: string): Promise<Stored>;
  /** The record, locked, if it is still as the caller had read it; otherwise `changedByOther`. */
  toChange(context: Context, id: string): Promise<Stored>;
  /** Writes columns as the next version, tells the trail and the channels, and answers the record as it is now. */
  change<Known extends Pick<Stored, 'id'>>(
    context: Context,
    stored: Known,
    change: Omit<Change<Known, Table>, 'stored'>,
  ): Promise<Known & Versioned>;
  /** The same for many records, in as few statements as for one; they are answered in their order. */
  changeMany<Known extends Pick<Stored, 'id'>>(
    context: Context,
    changes: readonly Change<Known, Table>[],
  ): Promise<readonly (Known & Versioned)[]>;
  /**
   * Writes a change with the commit, and answers the record with the next version: for what nothing of this call reads any
   * more. `alongside` is written after the row and before anything is told.
   */
  changeLast<Known extends Pick<Stored, 'id' | 'version'>>(
    context: Context,
    change: Change<Known, Table>,
    alongside?: readonly Statement[],
  ): Promise<Known>;
  /** Tells the trail and the channels of a change that was written elsewhere. */
  announce(context: Context, written: Told['written'], announcement: Announcement): Promise<void>;
  /** The same for many records, each with as much as there is to tell of it. */
  announceMany(context: Context, told: readonly Told[]): Promise<void>;
}

/** The version as callers state it (wire.md §5). */
export function lockIdOf({ version }: Pick<Versioned, 'version'>): string {
  return String(version);
}

/** A record that was sought by its id, or `notFound`. */
export function orNotFound<Stored>(stored: Stored | undefined): Stored {
  if (stored === undefined) throw fail('notFound', 'notFound');
  return stored;
}

/** The next version of a row, by whom and when; every change of a record and of what belongs to it sets these columns. */
export function nextVersion(by: string) {
  return { version: sql<number>`version + 1`, updated_by: by, updated_at: sql<Date>`now()` };
}

/** Who changed a record last, and the record as it is now. */
export interface LastChange {
  readonly by: string;
  readonly at: Date;
  show(): unknown;
}

/**
 * Refuses a change of a record whose version is no longer the one that the caller had read: `changedByOther`, with who changed
 * it, when, and the record as it is now. A guest who answers a link changes only what was asked for and need not state a
 * version; what staff see of the record is not shown to a guest. Nouns without a `record` ask this themselves.
 */
export async function refuseStale(
  { actor, lockId }: Pick<Context, 'actor' | 'lockId'>,
  current: string,
  lastChange: () => LastChange | Promise<LastChange>,
): Promise<void> {
  if (lockId === current || (lockId === null && actor.kind === 'guest')) return;
  const { by, at, show } = await lastChange();
  throw fail('changedByOther', 'conflict', {
    by,
    at: at.toISOString(),
    ...(actor.kind === 'user' && { record: await show() }),
  });
}

/** Who changed a record last by its trail, for tables that do not say it themselves. */
export async function lastInTrail(
  { db, partition }: Pick<Context, 'db' | 'partition'>,
  noun: string,
  recordId: string,
): Promise<{ readonly by: string; readonly at: Date }> {
  const entry = await db
    .selectFrom('audit_entry')
    .select(['actor_name as by', 'at'])
    .where('partition', '=', partition)
    .where('noun', '=', noun)
    .where('record_id', '=', recordId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return entry ?? { by: '', at: new Date(0) };
}

/** Every record's table as this file sees it: the columns that all of them have. */
interface AnyTable {
  record: Versioned & { readonly partition: string };
}

/** One noun's way to lock, check, change and tell; `life` adds states. See decision 0038. */
export function record<Stored extends Versioned, Table extends keyof Tables>(
  kind: RecordKind<Stored, Table>,
): Records<Stored, Table> {
  const { noun, channels, bell = '' } = kind;
  const rows = ({ db }: { readonly db: Db }) => db as unknown as Kysely<AnyTable>;
  const table = kind.table as unknown as 'record';

  async function lock(context: Context, id: string): Promise<Stored> {
    // A statement of its own: the next one sees what the holder of the lock, for whom this one waited, has written. They
    // travel together, and the database takes them one after the other.
    const find = async () => kind.find(context, id);
    const [, stored] = await oneTurn([
      rows(context)
        .selectFrom(table)
        .select('id')
        .where('partition', '=', context.partition)
        .where('id', '=', id)
        .forUpdate()
        .execute(),
      // Asynchronous whatever it is made of: one that throws at once would leave the statement before it to nobody.
      find(),
    ]);
    return orNotFound(stored);
  }

  async function announceMany(context: Context, told: readonly Told[]): Promise<void> {
    if (told.length === 0) return;
    // Together in one turn: each wait for the database is a good part of what a small change costs.
    await Promise.all([
      context.audit(told.map(({ written, ...announcement }) => ({ noun, recordId: written.id, ...announcement }))),
      context.publishAll(told.map(bellOf)),
    ]);
  }

  function bellOf({ written, event }: Pick<Told, 'written' | 'event'>): Bell {
    return { channels, event: `${bell}${event}`, recordId: written.id, lockId: lockIdOf(written) };
  }

  const telling: Telling = {
    table: kind.table,
    nextVersion,
    announceMany,
    ringAgain: (context, told) => context.publishAll(told.map(bellOf)),
  };

  return {
    noun,
    table: kind.table,
    lock,
    announceMany,

    changeMany: (context, changes) => changeRecords(telling, context, changes),

    announce: (context, written, announcement) => announceMany(context, [{ written, ...announcement }]),

    async toChange(context, id) {
      const stored = await lock(context, id);
      await refuseStale(context, lockIdOf(stored), () => ({
        by: stored.updated_by,
        at: stored.updated_at,
        show: () => kind.show(context, stored),
      }));
      return stored;
    },

    async change(context, stored, change) {
      const [changed] = await changeRecords(telling, context, [{ ...change, stored }]);
      return changed!;
    },

    async changeLast(context, { stored, columns, ...announcement }, alongside = []) {
      const { id, version } = stored;
      const row = rows(context)
        .updateTable(table)
        .set({ ...columns, ...nextVersion(context.actor.name) })
        .where('partition', '=', context.partition)
        .where('id', '=', id);
      const written = { ...stored, version: version + 1 };
      await Promise.all([
        ...[row as Statement, ...alongside].map((statement) => context.writeLast(statement)),
        announceMany(context, [{ written, ...announcement }]),
      ]);
      return written;
    },
  };
}
