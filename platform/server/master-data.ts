import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import { failures } from '../failure.ts';
import type { MasterData, MasterFacts } from '../master-data.ts';
import type { FailureCode } from '../messages/failures/index.ts';
import type { Page } from '../operation.ts';
import { changesBetween } from './audit.ts';
import type { Context } from './implement.ts';
import { lockIdOf, refuseStale } from './records.ts';
import { searchedPage } from './search.ts';

const fail = failures<FailureCode>();

type Values = Readonly<Record<string, unknown>>;
type Saved = Pick<MasterFacts, 'id' | 'lockId'>;
type MasterRecord = Values & MasterFacts;

interface StoredRow extends Omit<MasterFacts, 'createdAt' | 'updatedAt' | 'lockId'> {
  readonly fields: Values;
  readonly facts: Values;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly version: number;
}

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
  /** The record, held until the transaction ends, if it is still as the caller had read it. */
  hold(context: Context, id: string): Promise<z.output<D['fields']> & MasterFacts>;
}

interface StoreOptions<D extends MasterData> {
  /** What stays as it is once records of other nouns refer to the record; what was left empty may still be filled in. */
  readonly fixedOnceUsed?: readonly (keyof z.output<D['fields']> & string)[];
  /** What the caller may see and change of the noun, where that is not all of the partition; the table is `t`. */
  readonly limit?: (context: Context) => Promise<readonly RawBuilder<unknown>[]>;
  /** Conditions of the filters that are not one of the fields; the table is `t`. */
  readonly narrow?: (context: Context, query: z.output<D['list']['input']>) => readonly RawBuilder<unknown>[];
  /** Where the facts of a row come from; the table is `t`. */
  readonly facts?: { readonly [Fact in keyof D['facts']]: RawBuilder<unknown> };
  /** The record as it is kept: with what follows from its fields. */
  readonly complete?: (context: Context, values: z.output<D['fields']>) => z.output<D['fields']>;
  /**
   * Throws what the noun refuses besides its form. Whoever writes records asks it: create and change, and an import, when it
   * checks a row and again when it writes it. What was there before is held until the transaction ends, except in a check.
   */
  readonly refuse?: (context: Context, proposed: Proposed<z.output<D['fields']>>) => Promise<void>;
}

/** Each is the order of an index (0012_master_data.sql). */
const orders = {
  code: ['t.code'],
  name: ['search_key(t.name)', 't.id'],
  updatedAt: ['t.updated_at', 't.id'],
} as const;

/** `co2FactorGPerTkm` is `co2_factor_g_per_tkm`, `requiresPOD` is `requires_pod`. */
function snakeCase(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1_$2')
    .toLowerCase();
}

/** Pairs that one `jsonb_build_object` takes: a function has a hundred arguments at most. */
const pairsAtOnce = 50;

function jsonOf(pairs: readonly (readonly [name: string, value: RawBuilder<unknown>])[]): RawBuilder<unknown> {
  const starts = Array.from({ length: Math.ceil(pairs.length / pairsAtOnce) }, (_, place) => place * pairsAtOnce);
  const objects = starts.map((start) => {
    const given = pairs.slice(start, start + pairsAtOnce).flatMap(([name, value]) => [sql.lit(name), value]);
    return sql`jsonb_build_object(${sql.join(given)})`;
  });
  return objects.length === 0 ? sql`'{}'::jsonb` : sql`(${sql.join(objects, sql` || `)})`;
}

/** Where a noun is stored; the table is `t`. */
export function masterTable({ noun, code, name, fields: declared }: MasterData) {
  const columnOf = (field: string) => (field === code ? 'code' : field === name ? 'name' : snakeCase(field));
  const fields = Object.keys(declared.shape);
  // As JSON, so that `numeric` comes as a number; all of them are within what a double holds exactly.
  const ownFields = jsonOf(fields.map((field) => [field, sql.ref(`t.${columnOf(field)}`)]));
  return { table: snakeCase(noun), columnOf, fields, ownFields };
}

/** The codes of the records that a list of ids names, in its order: what a file calls them by. The table is `t`. */
export function codesOf(noun: string, field: string): RawBuilder<unknown> {
  return sql`(select coalesce(jsonb_agg(r.code order by named.place), '[]')
    from unnest(${sql.ref(`t.${snakeCase(field)}`)}) with ordinality as named(id, place)
    join ${sql.table(snakeCase(noun))} r on r.partition = t.partition and r.id = named.id)`;
}

/** The operations of a plain noun over its table: list, create, change; checked, audited, published. */
export function masterStore<D extends MasterData>(
  noun: D,
  { limit = async () => [], narrow = () => [], facts, ...own }: StoreOptions<D> = {},
): MasterStore<D> {
  const { table, columnOf, fields, ownFields } = masterTable(noun);
  const complete = (own.complete ?? ((_, values) => values)) as MasterRules['complete'];
  const refuse: MasterRules['refuse'] = async (context, proposed) => {
    await refuseUsed(context, proposed);
    await (own.refuse as MasterRules['refuse'] | undefined)?.(context, proposed);
  };
  const said = jsonOf(Object.entries<RawBuilder<unknown>>(facts ?? {}));
  const columns = sql`t.id, ${ownFields} as fields, ${said} as facts, t.is_active as "isActive", t.version, t.created_by as "createdBy",
    t.created_at as "createdAt", t.updated_by as "updatedBy", t.updated_at as "updatedAt"`;

  async function refuseUsed(context: Context, { before, values }: Proposed): Promise<void> {
    const changed = before
      ? (own.fixedOnceUsed ?? []).filter((field) => (before[field] ?? '') !== '' && before[field] !== values[field])
      : [];
    if (before && changed.length > 0 && (await isReferenced(context, noun, before.id)))
      throw fail(
        'fixedOnceUsed',
        'rule',
        {},
        Object.fromEntries(changed.map((each) => [each, { code: 'fixedOnceUsed' }])),
      );
  }

  async function list(context: Context, query: Query): Promise<Page<MasterRecord>> {
    const { db, partition } = context;
    const { id, status, sort, descending } = query;
    const conditions = [sql`t.partition = ${partition}`, ...(await limit(context)), ...narrow(context, query as never)];
    if (id) conditions.push(sql`t.id = ${id}`);
    if (status) conditions.push(status === 'active' ? sql`t.is_active` : sql`not t.is_active`);
    for (const [field, wanted] of Object.entries(query)) {
      if (!(field in noun.fields.shape) || wanted === undefined) continue;
      const column = sql.ref(`t.${columnOf(field)}`);
      conditions.push(Array.isArray(wanted) ? sql`${column} = any (${wanted})` : sql`${column} = ${wanted}`);
    }
    const order = sql.raw(orders[sort].map((each) => `${each} ${descending ? 'desc' : 'asc'}`).join(', '));
    const found = await searchedPage<StoredRow>(db, { ...query, table, columns, conditions, order });
    return { ...found, rows: found.rows.map(recordOf) };
  }

  async function create(context: Context, said: Values): Promise<Saved> {
    const { db, partition, actor } = context;
    await refuse(context, { before: undefined, values: said });
    const values = complete(context, said);
    const given = fields.map((field) => values[field] ?? null);
    const { rows } = await sql<{ id: string; version: number }>`
      insert into ${sql.table(table)} (partition, created_by, updated_by, ${sql.join(fields.map((field) => sql.ref(columnOf(field))))})
      values (${partition}, ${actor.name}, ${actor.name}, ${sql.join(given)}) returning id, version`
      .execute(db)
      .catch(refused(values));
    return settled(context, 'created', rows[0]!, {}, values);
  }

  async function change(
    context: Context,
    { id, isActive, ...said }: Values & { id: string; isActive: boolean },
  ): Promise<Saved> {
    const { db, partition, actor } = context;
    const before = await toChange(context, id);
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
      .catch(refused(values));
    const isOnlyState = changed.length === 1 && changed[0] === 'isActive';
    return settled(
      context,
      isOnlyState ? (isActive ? 'activated' : 'deactivated') : 'changed',
      rows[0]!,
      isOnlyState ? {} : from,
      isOnlyState ? {} : to,
    );
  }

  /** The record, held until the transaction ends, if it is still as the caller had read it. */
  async function toChange(context: Context, id: string): Promise<StoredRow> {
    const { db, partition } = context;
    const conditions = [sql`t.partition = ${partition} and t.id = ${id}`, ...(await limit(context))];
    const { rows } = await sql<StoredRow>`
      select ${columns} from ${sql.table(table)} t where ${sql.join(conditions, sql` and `)} for update`.execute(db);
    const stored = rows[0];
    if (!stored) throw fail('notFound', 'notFound');
    await refuseStale(context, lockIdOf(stored), () => ({
      by: stored.updatedBy,
      at: stored.updatedAt,
      show: () => recordOf(stored),
    }));
    return stored;
  }

  async function settled(
    context: Context,
    event: string,
    { id, version }: { readonly id: string; readonly version: number },
    before: Values,
    after: Values,
  ): Promise<Saved> {
    const lockId = String(version);
    await context.audit({
      noun: noun.noun,
      recordId: id,
      event,
      before: noun.audited(before),
      after: noun.audited(after),
    });
    await context.publish(noun.channel, event, id, lockId);
    return { id, lockId };
  }

  /** What the constraints of the table refuse, as a problem of the field: it holds for two who save in the same moment too. */
  function refused(values: Values): (error: unknown) => never {
    return (error) => {
      const { code, constraint } = error as { code?: string; constraint?: string };
      if (code === '23505' && constraint === `${table}_code_once`) {
        const details = { code: values[noun.code] };
        throw fail('codeTaken', 'rule', details, { [noun.code]: { code: 'codeTaken', details } });
      }
      const field = fields.find((each) => constraint === `${table}_partition_${columnOf(each)}_fkey`);
      if (code === '23503' && field !== undefined)
        throw fail('invalidPayload', 'invalid', {}, { [field]: { code: 'notAnOption' } });
      throw error;
    };
  }

  const hold = async (context: Context, id: string) => recordOf(await toChange(context, id));
  return { noun, complete, refuse, list, create, change, hold } as unknown as MasterStore<D>;
}

function recordOf({ fields, facts, version, createdAt, updatedAt, ...common }: StoredRow): MasterRecord {
  return {
    ...fields,
    ...facts,
    ...common,
    lockId: String(version),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

/** Whether records of other nouns refer to this one. */
export async function isReferenced({ db }: Context, { noun }: MasterData, id: string): Promise<boolean> {
  const { rows } = await sql<{
    used: boolean;
  }>`select is_referenced(${snakeCase(noun)}::regclass, ${id}) as used`.execute(db);
  return rows[0]?.used ?? false;
}
