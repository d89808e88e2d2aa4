import { sql } from 'kysely';
import { recordTexts } from '../messages/records/index.ts';
import type { Catalogue } from '../messages.ts';
import { authorisation, type Operation } from '../operation.ts';
import type { Context, Implementation } from './implement.ts';
import type { FindCalled } from './find-called.ts';
import {
  type ImportedRecord,
  type ImportedValues,
  type ImportKind,
  refusalsOf,
  type Unfold,
  type WrittenRecord,
} from './import-kind.ts';
import type { MasterRules } from './master-data.ts';
import { masterTable } from './master-table.ts';
import { masterImportFields } from './master-import-fields.ts';

interface StoredRow {
  readonly id: string;
  readonly version: number;
  readonly fields: ImportedValues;
}

/** Brings in a plain noun of master data: its fields are those of its contract, its rules its store's, its key its code. */
export function masterImport(
  rules: MasterRules,
  { service }: Implementation,
  texts: Catalogue,
  finders: ReadonlyMap<string, FindCalled> = new Map(),
  unfold?: Unfold,
): ImportKind {
  const { noun } = rules;
  const { table, ownFields } = masterTable(noun);
  const rightOf = (wanted: Operation) => {
    const [name = ''] = Object.entries(service.operations).find(([, declared]) => declared === wanted) ?? [];
    return authorisation(service.name, name);
  };
  const code = noun.fields.shape[noun.code];
  /** As the form of the noun keeps it: a plate without its blanks and hyphens. */
  const codeOf = (values: ImportedValues) => {
    const kept = code?.safeParse(values[noun.code]);
    return String((kept?.success ? kept.data : values[noun.code]) ?? '')
      .trim()
      .toUpperCase();
  };

  return {
    name: noun.noun,
    table,
    channel: noun.channel,
    reads: rightOf(noun.list),
    creates: rightOf(noun.create),
    updates: rightOf(noun.change),
    fields: masterImportFields(noun),
    finders,
    unfold,
    labels: [texts, recordTexts],
    keys: [noun.code],
    schema: noun.fields,
    keyValues: (values) => (codeOf(values) === '' ? [] : [`code:${codeOf(values)}`]),

    async find({ db, partition }, rows) {
      const { rows: found } = await sql<StoredRow & { code: string }>`
        select t.id, t.version, t.code, ${ownFields} as fields from ${sql.table(table)} t
         where t.partition = ${partition} and t.code = any (${rows.map(codeOf)}::text[])`.execute(db);
      const byCode = new Map(found.map((row) => [row.code, recordOf(row)]));
      return rows.map((values) => byCode.get(codeOf(values)));
    },

    refusals: (context, rows) =>
      refusalsOf(rows, ({ values, record }) =>
        rules.refuse(context, { values, before: record && { ...record.values, id: record.id } }),
      ),

    ...importWrites(rules, codeOf),
  };
}

/** How an import writes: several records in one statement, and what it wrote taken back while nobody has touched it. */
function importWrites(
  rules: MasterRules,
  codeOf: (values: ImportedValues) => string,
): Pick<ImportKind, 'create' | 'change' | 'undo'> {
  const { noun } = rules;
  const { table, columnOf, fields, ownFields } = masterTable(noun);
  const columns = sql.join(fields.map((field) => sql.ref(columnOf(field))));
  const names = { noun: noun.noun, table };
  return {
    async create(context, said) {
      const rows = said.map((values) => rules.complete(context, values));
      const { db, partition, actor } = context;
      const { rows: made } = await sql<{ id: string; version: number; code: string }>`
        insert into ${sql.table(table)} (partition, created_by, updated_by, ${columns})
        select ${partition}, ${actor.name}, ${actor.name}, ${columns}
          from jsonb_populate_recordset(null::${sql.table(table)}, ${columnsJson(rows, fields, columnOf)}::jsonb)
        returning id, version, code`.execute(db);
      const byCode = new Map(made.map((row) => [row.code, row]));
      const written = rows.map((values) => writtenOf(byCode.get(codeOf(values))!));
      await context.audit(
        rows.map((values, place) => ({
          noun: noun.noun,
          recordId: written[place]!.id,
          event: 'imported',
          after: noun.audited(values),
        })),
      );
      return written;
    },

    async change(context, said) {
      const rows = said.map((row) => ({ ...row, values: rules.complete(context, row.values) }));
      const before = await present(context, names, ownFields, rows);
      const written = await overwrite(context, names, fields, columnOf, rows);
      await context.audit(
        rows.flatMap(({ id, values }) => {
          const from = before.get(id)?.fields;
          return from && written.has(id)
            ? [
                {
                  noun: noun.noun,
                  recordId: id,
                  event: 'changedByImport',
                  before: noun.audited(from),
                  after: noun.audited(values),
                },
              ]
            : [];
        }),
      );
      return rows.map(({ id }) => written.get(id));
    },

    async undo(context, rows) {
      const { db, partition } = context;
      const [made, changed] = [
        rows.filter(({ before }) => before === null),
        rows.filter(({ before }) => before !== null),
      ];
      const { rows: removed } = await sql<{ id: string }>`
        delete from ${sql.table(table)} t
         using jsonb_to_recordset(${JSON.stringify(made)}::jsonb) as m(id uuid, "lockId" text)
         where t.partition = ${partition} and t.id = m.id and t.version::text = m."lockId" returning t.id`.execute(db);
      const restored = await overwrite(
        context,
        names,
        fields,
        columnOf,
        changed.map(({ id, lockId, before }) => ({ id, lockId, values: before ?? {} })),
      );
      await context.audit(
        [...removed.map(({ id }) => id), ...restored.keys()].map((id) => ({
          noun: noun.noun,
          recordId: id,
          event: 'importUndone',
        })),
      );
      return rows.length - removed.length - restored.size;
    },
  };
}

const recordOf = ({ id, version, fields }: StoredRow): ImportedRecord => ({
  id,
  lockId: String(version),
  values: fields,
});
const writtenOf = ({ id, version }: { id: string; version: number }): WrittenRecord => ({
  id,
  lockId: String(version),
});

/** Rows as the database reads them, by the names of their columns. */
function columnsJson(
  rows: readonly ImportedValues[],
  fields: readonly string[],
  columnOf: (field: string) => string,
): string {
  return JSON.stringify(
    rows.map((values) => Object.fromEntries(fields.map((field) => [columnOf(field), values[field] ?? null]))),
  );
}

type Changed = WrittenRecord & { readonly values: ImportedValues };

async function present(
  { db, partition }: Context,
  { table }: { readonly table: string },
  ownFields: ReturnType<typeof sql>,
  rows: readonly Changed[],
): Promise<ReadonlyMap<string, StoredRow>> {
  const { rows: found } = await sql<StoredRow>`
    select t.id, t.version, ${ownFields} as fields from ${sql.table(table)} t
     where t.partition = ${partition} and t.id = any (${rows.map(({ id }) => id)}::uuid[]) for update`.execute(db);
  return new Map(found.map((row) => [row.id, row]));
}

/** Writes values over records that still have the version that was read. */
async function overwrite(
  { db, partition, actor }: Context,
  { table }: { readonly table: string },
  fields: readonly string[],
  columnOf: (field: string) => string,
  rows: readonly Changed[],
): Promise<ReadonlyMap<string, WrittenRecord>> {
  if (rows.length === 0) return new Map();
  const values = JSON.parse(
    columnsJson(
      rows.map((row) => row.values),
      fields,
      columnOf,
    ),
  ) as ImportedValues[];
  const records = rows.map(({ id, lockId }, place) => ({ ...values[place], id, version: Number(lockId) }));
  const assigned = sql.join(fields.map((field) => sql`${sql.ref(columnOf(field))} = c.${sql.ref(columnOf(field))}`));
  const { rows: written } = await sql<{ id: string; version: number }>`
    update ${sql.table(table)} t
       set ${assigned}, version = t.version + 1, updated_by = ${actor.name}, updated_at = now()
      from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(records)}::jsonb) c
     where t.partition = ${partition} and t.id = c.id and t.version = c.version
    returning t.id, t.version`.execute(db);
  return new Map(written.map((row) => [row.id, writtenOf(row)]));
}
