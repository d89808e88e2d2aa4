import { sql, type Kysely, type UpdateObject } from 'kysely';
import { failures } from '../failure.ts';
import type { FailureCode } from '../messages/failures/index.ts';
import type { Channel, Noun } from '../nouns.ts';
import type { Db } from './database.ts';
import type { Context } from './implement.ts';
import { oneTurn } from './one-turn.ts';
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

/** What all records have in common; made by `record`. */
export interface Records<Stored extends Versioned, Table extends keyof Tables> {
  readonly noun: Noun;
  /** The record, locked until the transaction ends, whoever changed it. `notFound` where the caller has none. */
  lock(context: Context, id: string): Promise<Stored>;
  /** The record, locked, if it is still as the caller had read it; otherwise `changedByOther`. */
  toChange(context: Context, id: string): Promise<Stored>;
  /** Writes columns as the next version, tells the trail and the channels, and answers the record as it is now. */
  change<Known extends Pick<Stored, 'id'>>(
    context: Context,
    stored: Known,
    change: Announcement & { readonly columns?: UpdateObject<Tables, Table> },
  ): Promise<Known & Versioned>;
  /** Tells the trail and the channels of a change that was written elsewhere. */
  announce(context: Context, written: Pick<Versioned, 'id' | 'version'>, announcement: Announcement): Promise<void>;
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

  async function announce(
    context: Context,
    written: Pick<Versioned, 'id' | 'version'>,
    announcement: Announcement,
  ): Promise<void> {
    // Together in one turn: each wait for the database is a good part of what a small change costs.
    await Promise.all([
      context.audit({ noun, recordId: written.id, ...announcement }),
      context.publish(channels, `${bell}${announcement.event}`, written.id, lockIdOf(written)),
    ]);
  }

  return {
    noun,
    lock,
    announce,

    async toChange(context, id) {
      const stored = await lock(context, id);
      await refuseStale(context, lockIdOf(stored), () => ({
        by: stored.updated_by,
        at: stored.updated_at,
        show: () => kind.show(context, stored),
      }));
      return stored;
    },

    async change(context, stored, { columns, ...announcement }) {
      const write = async () =>
        rows(context)
          .updateTable(table)
          .set({ ...columns, ...nextVersion(context.actor.name) })
          .where('partition', '=', context.partition)
          .where('id', '=', stored.id)
          .returningAll()
          .executeTakeFirstOrThrow();
      // Whoever changes a record holds it, so its next version is known: it is written and told of in one turn.
      const { version } = stored as { readonly version?: number };
      const next = version === undefined ? undefined : version + 1;
      const [row] = await oneTurn([
        write(),
        next === undefined ? undefined : announce(context, { id: stored.id, version: next }, announcement),
      ]);
      const changed = { ...stored, ...row };
      if (next === undefined) await announce(context, changed, announcement);
      // The caller's copy was an older one: listeners are told the version that it really has.
      else if (row.version !== next)
        await context.publish(channels, `${bell}${announcement.event}`, changed.id, lockIdOf(changed));
      return changed;
    },
  };
}
