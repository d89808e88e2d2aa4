import { sql } from 'kysely';
import { failures } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { Db } from '#platform/server/database.ts';
import type { Context, UserActor } from '#platform/server/implement.ts';
import { stateAfter } from '#platform/server/life.ts';
import { lastInTrail, lockIdOf, refuseStale } from '#platform/server/records.ts';
import type { ImportKind } from '#platform/server/import-kind.ts';
import { literals } from '#platform/server/states-in-sql.ts';
import { updateRow } from '#platform/server/update-row.ts';
import type { ImportFailureCode } from '../messages/failures/index.ts';
import type { Mapping, Meanings } from '../mapping.ts';
import { busyStates, importing, type ImportEvent, type ImportState, type RowOutcome } from '../status.ts';
import type { Counts } from './tables.ts';

export const fail = failures<FailureCode | ImportFailureCode>();

/** The channel of imports: progress goes out on it. */
export const importsChannel = 'imports';

export type ImportKinds = ReadonlyMap<string, ImportKind>;

export interface Import {
  readonly id: string;
  readonly partition: string;
  readonly company_id: string;
  readonly kind: string;
  readonly file_name: string;
  readonly file_hash: string;
  readonly format: 'csv' | 'xlsx';
  readonly delimiter: string;
  readonly sheets: readonly string[];
  readonly sheet: string;
  readonly meanings: Meanings;
  readonly headings: readonly string[];
  readonly header_row: number;
  readonly mapping: Mapping;
  readonly mode: 'create' | 'update' | 'upsert';
  readonly day_first: boolean;
  readonly decimal_comma: boolean;
  readonly is_mark_shown: boolean;
  readonly scope: 'valid' | 'all';
  readonly status: ImportState;
  readonly rows: number;
  readonly done: number;
  readonly reached: number;
  readonly problem: string;
  readonly counts: Counts;
  readonly started_by: string;
  readonly started_by_name: string;
  readonly created_at: Date;
  readonly completed_at: Date | null;
  readonly version: number;
}

export function personOf({ actor }: Pick<Context, 'actor'>): UserActor {
  if (actor.kind !== 'user') throw fail('notFound', 'notFound');
  return actor;
}

export function kindNamed(kinds: ImportKinds, name: string): ImportKind {
  const kind = kinds.get(name);
  if (!kind) throw fail('notFound', 'notFound');
  return kind;
}

/** Whether the person may make and change records of the kind; who may do neither brings nothing in. */
export function mayWrite(
  { actor }: Pick<Context, 'actor'>,
  { creates, updates }: ImportKind,
): { mayCreate: boolean; mayUpdate: boolean } {
  const held = actor.kind === 'user' ? actor.authorisations : new Set<string>();
  return { mayCreate: held.has(creates), mayUpdate: held.has(updates) };
}

/** What a file says is what its records say: who may neither list nor write them sees none of it. */
export function refuseUnseen(context: Pick<Context, 'actor'>, kind: ImportKind): void {
  const { mayCreate, mayUpdate } = mayWrite(context, kind);
  const { actor } = context;
  const mayRead = actor.kind === 'user' && actor.authorisations.has(kind.reads);
  if (!mayRead && !mayCreate && !mayUpdate) throw fail('forbidden', 'forbidden', { authorisation: kind.reads });
}

/** An import of the caller's company. */
export async function getImport(context: Context, importId: string, { lock = false } = {}): Promise<Import> {
  const { db, partition } = context;
  let query = db.selectFrom('import_job').selectAll().where('partition', '=', partition).where('id', '=', importId);
  if (context.actor.kind === 'user') query = query.where('company_id', '=', context.actor.companyId);
  if (lock) query = query.forUpdate();
  const found = await query.executeTakeFirst();
  if (!found) throw fail('notFound', 'notFound');
  return found;
}

/** For statements over all rows of a file: 200,000 take longer than a call may. Holds until the transaction ends. */
export async function allowLong(db: Db): Promise<void> {
  await sql`select set_config('statement_timeout', '120s', true)`.execute(db);
}

/**
 * Before a piece of thousands of rows. Plans that were made while a table was small would read the whole of it for every
 * piece, the checks of foreign keys too; and new rows wait for the text index in longer lists. Until the transaction ends.
 */
export async function readyForMany(db: Db): Promise<void> {
  await Promise.all([
    sql`discard plans`.execute(db),
    sql`select set_config('gin_pending_list_limit', '16MB', true)`.execute(db),
  ]);
}

/** Lets the rows that were written join the text index, so that no search has to read them one by one. */
export async function joinTextIndexes(db: Db, { table }: ImportKind): Promise<void> {
  await sql`select join_text_indexes(${table}::regclass)`.execute(db);
}

/** An import as a person changes it: held until the transaction ends, as they had read it, and in a state that allows it. */
export async function toChange(context: Context, importId: string, event: ImportEvent): Promise<Import> {
  const found = await getImport(context, importId, { lock: true });
  await refuseStale(context, lockIdOf(found), async () => ({
    ...(await lastInTrail(context, 'import', importId)),
    show: () => ({ importId, lockId: lockIdOf(found), status: found.status }),
  }));
  stateAfter(importing, found.status, event);
  return found;
}

/** Notes that the work is through with so many rows more; up to `reached`, where nothing before it is left to do. */
export async function noteProgress(
  { db, partition }: Context,
  { id }: Import,
  { rows, reached }: { readonly rows: number; readonly reached?: number },
): Promise<void> {
  await updateRow({ db, partition }, 'import_job', id, {
    done: sql<number>`done + ${rows}`,
    ...(reached !== undefined && { reached }),
  });
}

interface Changes {
  readonly done?: number;
  readonly problem?: string;
  readonly completed?: true;
  readonly mapping?: Mapping;
  readonly meanings?: Meanings;
  readonly mode?: Import['mode'];
  readonly dayFirst?: boolean;
  readonly decimalComma?: boolean;
  readonly isMarkShown?: boolean;
  readonly scope?: Import['scope'];
}

/** Moves an import on, audits it and tells whoever looks at it. */
export async function moveOn(
  context: Context,
  found: Import,
  event: ImportEvent,
  {
    done = 0,
    problem = '',
    completed,
    mapping,
    meanings,
    mode,
    dayFirst,
    decimalComma,
    isMarkShown,
    scope,
  }: Changes = {},
): Promise<{ importId: string; lockId: string; status: ImportState }> {
  const status = stateAfter(importing, found.status, event);
  const counts = busyStates.includes(status) ? undefined : await countsOf(context, found.id);
  const { version } = await context.db
    .updateTable('import_job')
    .set({
      status,
      done,
      // Every state begins its work, if it has any, at the first row.
      reached: 0,
      problem,
      version: sql<number>`version + 1`,
      ...(counts && { counts: JSON.stringify(counts) }),
      ...(completed && { completed_at: sql<Date>`now()` }),
      ...(mapping && { mapping: JSON.stringify(mapping) }),
      ...(meanings && { meanings: JSON.stringify(meanings) }),
      ...(mode && { mode }),
      ...(dayFirst !== undefined && { day_first: dayFirst }),
      ...(decimalComma !== undefined && { decimal_comma: decimalComma }),
      ...(isMarkShown !== undefined && { is_mark_shown: isMarkShown }),
      ...(scope && { scope }),
    })
    .where('partition', '=', found.partition)
    .where('id', '=', found.id)
    .returning('version')
    .executeTakeFirstOrThrow();
  await context.audit({
    noun: 'import',
    recordId: found.id,
    event: importing.past[event],
    before: { status: found.status },
    after: { status, ...(problem && { problem }) },
  });
  await context.publish(importsChannel, importing.past[event], found.id, String(version));
  return { importId: found.id, lockId: String(version), status };
}

async function countsOf({ db, partition }: Context, importId: string): Promise<Counts> {
  const counted = await db
    .selectFrom('import_row')
    .select(['outcome', 'is_committed'])
    // A record that is written and has a problem was touched by somebody since.
    .select(sql<boolean>`is_committed and problems <> '[]'`.as('touched'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('partition', '=', partition)
    .where('import_id', '=', importId)
    // Records are counted, and of what is left out each row.
    .where(sql<boolean>`(part_of is null or outcome in ${literals<RowOutcome>('error', 'duplicate')})`)
    .groupBy(['outcome', 'is_committed', 'touched'])
    .execute();
  const counts: Record<string, number> = {};
  for (const { outcome, is_committed, touched, count } of counted)
    for (const what of [outcome, is_committed && 'committed', touched && 'touched'])
      if (what) counts[what] = (counts[what] ?? 0) + count;
  // Each row of a record says its own.
  const said = await db
    .selectFrom('import_row')
    .select(({ fn }) => [fn.count<number>('doubts').as('doubtful'), fn.count<number>('missing').as('incomplete')])
    .where('partition', '=', partition)
    .where('import_id', '=', importId)
    .where('outcome', 'in', ['create', 'update'])
    .executeTakeFirstOrThrow();
  for (const what of ['doubtful', 'incomplete'] as const) if (said[what] > 0) counts[what] = said[what];
  return counts;
}
