import { type RawBuilder, sql } from 'kysely';
import { failures, invalidFields } from '../failure.ts';
import type { MasterData, MasterFacts } from '../master-data.ts';
import type { FailureCode } from '../messages/failures/index.ts';
import type { Context } from './implement.ts';
import { afterMove, type StageMove } from './master-stage.ts';
import { masterTable } from './master-table.ts';
import { lockIdOf, orNotFound, refuseStale } from './records.ts';

// The rows of plain nouns: read, held, written, and told of.

const fail = failures<FailureCode>();

export type Values = Readonly<Record<string, unknown>>;
export type Saved = Pick<MasterFacts, 'id' | 'lockId'>;
export type MasterRecord = Values & MasterFacts;

export interface StoredRow extends Omit<MasterFacts, 'createdAt' | 'updatedAt' | 'lockId' | 'missing'> {
  readonly fields: Values;
  readonly facts: Values;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly version: number;
}

export function recordOf(
  { wanted }: MasterData,
  { fields, facts, version, createdAt, updatedAt, ...common }: StoredRow,
): MasterRecord {
  return {
    ...fields,
    ...facts,
    ...common,
    lockId: String(version),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    missing: wanted.filter((field) => (fields[field] ?? '') === ''),
  };
}

/** A row, locked until the transaction ends; `notFound` where the caller may not see it, `changedByOther` where it is newer. */
export async function heldRow(
  context: Context,
  id: string,
  from: {
    readonly noun: MasterData;
    readonly table: string;
    readonly columns: RawBuilder<unknown>;
    readonly limits: readonly RawBuilder<unknown>[];
  },
): Promise<StoredRow> {
  const { db, partition } = context;
  const conditions = [sql`t.partition = ${partition} and t.id = ${id}`, ...from.limits];
  const { rows } = await sql<StoredRow>`
    select ${from.columns} from ${sql.table(from.table)} t where ${sql.join(conditions, sql` and `)} for update`.execute(
    db,
  );
  const stored = orNotFound(rows[0]);
  await refuseStale(context, lockIdOf(stored), () => ({
    by: stored.updatedBy,
    at: stored.updatedAt,
    show: () => recordOf(from.noun, stored),
  }));
  return stored;
}

/** What the constraints of the table refuse, as a problem of the field: it holds for two who save in the same moment too. */
export function refused(noun: MasterData, values: Values): (error: unknown) => never {
  const { table, columnOf, fields } = masterTable(noun);
  return (error) => {
    const { code, constraint } = error as { code?: string; constraint?: string };
    if (code === '23505' && constraint === `${table}_code_once`) {
      const details = { code: values[noun.code] };
      throw fail('codeTaken', 'rule', details, { [noun.code]: { code: 'codeTaken', details } });
    }
    const field = fields.find((each) => constraint === `${table}_partition_${columnOf(each)}_fkey`);
    if (code === '23503' && field !== undefined) throw invalidFields({ [field]: { code: 'notAnOption' } });
    throw error;
  };
}

/** Tells the trail and the sockets what happened to a record. */
export async function settled(
  { noun, channel, audited }: MasterData,
  context: Context,
  event: string,
  { id, version }: { readonly id: string; readonly version: number },
  before: Values,
  after: Values,
): Promise<Saved> {
  const lockId = String(version);
  await Promise.all([
    context.audit({ noun, recordId: id, event, before: audited(before), after: audited(after) }),
    context.publish(channel, event, id, lockId),
  ]);
  return { id, lockId };
}

export async function insertRow(
  noun: MasterData,
  { db, partition, actor }: Context,
  values: Values,
): Promise<{ readonly id: string; readonly version: number }> {
  const { table, columnOf, fields } = masterTable(noun);
  const columns = fields.map((field) => sql.ref(columnOf(field)));
  const given = fields.map((field) => values[field] ?? null);
  const { rows } = await sql<{ id: string; version: number }>`
    insert into ${sql.table(table)} (partition, created_by, updated_by, ${sql.join(columns)})
    values (${partition}, ${actor.name}, ${actor.name}, ${sql.join(given)}) returning id, version`
    .execute(db)
    .catch(refused(noun, values));
  return rows[0]!;
}

/** Writes the state after an event of the stage. */
export async function writeMove(noun: MasterData, context: Context, fields: Values, moved: StageMove): Promise<Saved> {
  const { db, partition, actor } = context;
  const { table, columnOf } = masterTable(noun);
  const { field, machine } = noun.stage!;
  const after = afterMove(noun, fields, moved);
  const { rows } = await sql<{ id: string; version: number }>`
    update ${sql.table(table)} set ${sql.ref(columnOf(field))} = ${after[field]},
      version = version + 1, updated_by = ${actor.name}, updated_at = now()
    where partition = ${partition} and id = ${moved.id} returning id, version`
    .execute(db)
    .catch(refused(noun, after));
  const [from, to] = [{ [field]: fields[field] }, { [field]: after[field], reason: moved.reason }];
  return settled(noun, context, machine.past[moved.event] ?? moved.event, rows[0]!, from, to);
}
