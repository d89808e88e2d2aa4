import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import { failures } from '../failure.ts';
import type { MasterData, MasterRow } from '../master-data.ts';
import type { FailureCode } from '../messages/failures/index.ts';
import type { Page } from '../operation.ts';
import { changesBetween } from './audit.ts';
import type { Context } from './implement.ts';
import { freeCode } from './master-code.ts';
import {
  heldRow,
  insertRow,
  type MasterRecord,
  recordOf,
  refused,
  type Saved,
  settled,
  type StoredRow,
  type Values,
  writeMove,
} from './master-rows.ts';
import { afterMove, pastOfStage, refuseStage, type StageMove } from './master-stage.ts';
import { jsonOf, masterTable, snakeCase } from './master-table.ts';
import { isOneOf } from './list-page.ts';
import { searchedPage } from './search.ts';

const fail = failures<FailureCode>();

interface Query {
  readonly id?: string | undefined;
  readonly search: string;
  readonly page: number;
  readonly pageSize: number;
  readonly sort: keyof typeof orders;
  readonly descending: boolean;
  readonly status?: 'active' | 'inactive' | undefined;
}

/** A record as it is to be. */
export interface Proposed<Fields = Values> {
  /** As it is now; undefined for a new one. */
  readonly before: ({ readonly id: string } & Fields) | undefined;
  readonly values: Fields;
}

/** What holds for a noun's records however they come in: through its form or in a file. */
export interface MasterRules {
  readonly noun: MasterData;
  /** The record as it is kept: with what follows from its fields. */
  complete(context: Context, values: Values): Values;
  /** Throws what the noun refuses besides its form. */
  refuse(context: Context, proposed: Proposed): Promise<void>;
}

export interface MasterStore<D extends MasterData> extends MasterRules {
  list(context: Context, query: z.output<D['list']['input']>): Promise<z.input<D['list']['output']>>;
  create(context: Context, values: z.output<D['create']['input']>): Promise<z.input<D['create']['output']>>;
  /** Also deactivates and activates. Refuses what somebody else changed meanwhile, with the record as it is now. */
  change(context: Context, values: z.output<D['change']['input']>): Promise<z.input<D['change']['output']>>;
  /** Takes a record through an event of its stage. Refuses an event that its state does not allow. */
  move(context: Context, move: z.output<D['move']['input']>): Promise<z.input<D['move']['output']>>;
  /** The record, held until the transaction ends, if it is still as the caller had read it. */
  hold(context: Context, id: string): Promise<MasterRow<D>>;
}

interface StoreOptions<D extends MasterData> {
  /** What stays as it is once records of other nouns refer to the record; what was left empty may still be filled in. */
  readonly fixedOnceUsed?: readonly (keyof z.output<D['fields']> & string)[];
  /** What the caller may see and change of the noun, where that is not all of the partition; the table is `t`. */
  readonly limit?: (context: Context) => Promise<readonly RawBuilder<unknown>[]>;
  /** Conditions of the filters that are not one of the fields; the table is `t`. */
  readonly narrow?: (context: Context, query: z.output<D['list']['input']>) => readonly RawBuilder<unknown>[];
  /** Where the facts of a row come from, and what a filter of the same name compares; the table is `t`. */
  readonly facts?: { readonly [Fact in keyof D['facts']]: RawBuilder<unknown> };
  /** The record as it is kept: with what follows from its fields. */
  readonly complete?: (context: Context, values: z.output<D['fields']>) => z.output<D['fields']>;
  /**
   * Throws what the noun refuses besides its form. Whoever writes records asks it: create and change, and an import, when it
   * checks a row and again when it writes it. What was there before is held until the transaction ends, except in a check.
   */
  readonly refuse?: (context: Context, proposed: Proposed<z.output<D['fields']>>) => Promise<void>;
  /** What of a change waits for a second person: asked for here, and answered as it stays until then. */
  readonly divert?: (context: Context, id: string, values: z.output<D['fields']>) => Promise<z.output<D['fields']>>;
}

/** Each is the order of an index (0012_master_data.sql). */
const orders = {
  code: ['t.code'],
  name: ['search_key(t.name)', 't.id'],
  updatedAt: ['t.updated_at', 't.id'],
} as const;

/** The operations of a plain noun over its table: list, create, change; checked, audited, published. */
export function masterStore<D extends MasterData>(
  noun: D,
  { limit = async () => [], narrow = () => [], facts, ...own }: StoreOptions<D> = {},
): MasterStore<D> {
  const { table, columnOf, fields, ownFields } = masterTable(noun);
  const complete = (own.complete ?? ((_, values) => values)) as MasterRules['complete'];
  const refuse: MasterRules['refuse'] = async (context, proposed) => {
    await refuseUsed(noun, own.fixedOnceUsed ?? [], context, proposed);
    refuseStage(noun, proposed);
    await (own.refuse as MasterRules['refuse'] | undefined)?.(context, proposed);
  };
  const said = jsonOf(Object.entries<RawBuilder<unknown>>(facts ?? {}));
  const columns = sql`t.id, ${ownFields} as fields, ${said} as facts, t.is_active as "isActive", t.version, t.created_by as "createdBy",
    t.created_at as "createdAt", t.updated_by as "updatedBy", t.updated_at as "updatedAt"`;

  async function list(context: Context, query: Query): Promise<Page<MasterRecord>> {
    const { db, partition } = context;
    const conditions = [...(await limit(context)), ...narrow(context, query as never), ...narrowed(noun, query, facts)];
    const list = { ...query, table, partition, columns, conditions, order: orders[query.sort] };
    const found = await searchedPage<StoredRow>(db, list);
    return { ...found, rows: found.rows.map((row) => recordOf(noun, row)) };
  }

  async function create(context: Context, given: Values): Promise<Saved> {
    const { id: _, ...sent } = given;
    const said = { ...sent, ...(sent[noun.code] === '' && { [noun.code]: await freeCode(noun, context, sent) }) };
    await refuse(context, { before: undefined, values: said });
    const values = complete(context, said);
    return settled(noun, context, 'created', await insertRow(noun, context, values), {}, values);
  }

  async function change(
    context: Context,
    { id, isActive, ...sent }: Values & { id: string; isActive: boolean },
  ): Promise<Saved> {
    const { db, partition, actor } = context;
    const before = await toChange(context, id);
    const said = (await own.divert?.(context, id, sent as z.output<D['fields']>)) ?? sent;
    const values = complete(context, said);
    const [from, to] = [
      { ...before.fields, isActive: before.isActive },
      { ...values, isActive },
    ];
    const changed = Object.keys(changesBetween(from, to));
    if (changed.length === 0) return { id, lockId: String(before.version) };
    await refuse(context, { before: { ...before.fields, id }, values: said });
    const assigned = fields.map((field) => sql`${sql.ref(columnOf(field))} = ${values[field] ?? null}`);
    const { rows } = await sql<{ id: string; version: number }>`
      update ${sql.table(table)} set ${sql.join(assigned)}, is_active = ${isActive},
        version = version + 1, updated_by = ${actor.name}, updated_at = now()
      where partition = ${partition} and id = ${id} returning id, version`
      .execute(db)
      .catch(refused(noun, values));
    const isOnlyState = changed.length === 1 && changed[0] === 'isActive';
    const word = pastOfStage(noun, changed, from, to);
    if (word) return settled(noun, context, word, rows[0]!, from, to);
    if (isOnlyState) return settled(noun, context, isActive ? 'activated' : 'deactivated', rows[0]!, {}, {});
    return settled(noun, context, 'changed', rows[0]!, from, to);
  }

  /** The record, held until the transaction ends, if it is still as the caller had read it. */
  const toChange = async (context: Context, id: string) =>
    heldRow(context, id, { noun, table, columns, limits: await limit(context) });

  async function move(context: Context, moved: StageMove): Promise<Saved> {
    const before = await toChange(context, moved.id);
    await refuse(context, {
      before: { ...before.fields, id: moved.id },
      values: afterMove(noun, before.fields, moved),
    });
    return writeMove(noun, context, before.fields, moved);
  }

  const hold = async (context: Context, id: string) => recordOf(noun, await toChange(context, id));
  return { noun, complete, refuse, list, create, change, move, hold } as unknown as MasterStore<D>;
}

/** What every list narrows by: one record, its state, and each field or fact that the caller names. */
function narrowed(
  noun: MasterData,
  query: Query,
  facts: Readonly<Record<string, RawBuilder<unknown>>> = {},
): readonly RawBuilder<unknown>[] {
  const { columnOf } = masterTable(noun);
  const { id, status } = query;
  const conditions: RawBuilder<unknown>[] = [];
  if (id) conditions.push(sql`t.id = ${id}`);
  if (status) conditions.push(status === 'active' ? sql`t.is_active` : sql`not t.is_active`);
  for (const [field, wanted] of Object.entries(query)) {
    const column = field in noun.fields.shape ? sql.ref(`t.${columnOf(field)}`) : facts[field];
    if (column === undefined || wanted === undefined) continue;
    conditions.push(isOneOf(column, Array.isArray(wanted) ? wanted : [wanted]));
  }
  return conditions;
}

/** Refuses another value in a field that stays as it is once records of other nouns refer to the record. */
async function refuseUsed(
  noun: MasterData,
  fixed: readonly string[],
  context: Context,
  { before, values }: Proposed,
): Promise<void> {
  const changed = before
    ? fixed.filter((field) => (before[field] ?? '') !== '' && before[field] !== values[field])
    : [];
  if (!before || changed.length === 0 || !(await isReferenced(context, noun, before.id))) return;
  const problems = Object.fromEntries(changed.map((each) => [each, { code: 'fixedOnceUsed' }]));
  throw fail('fixedOnceUsed', 'rule', {}, problems);
}

/** Whether records of other nouns refer to this one. */
export async function isReferenced({ db }: Context, { noun }: MasterData, id: string): Promise<boolean> {
  const { rows } = await sql<{
    used: boolean;
  }>`select is_referenced(${snakeCase(noun)}::regclass, ${id}) as used`.execute(db);
  return rows[0]?.used ?? false;
}
