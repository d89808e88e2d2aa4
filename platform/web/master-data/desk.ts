import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import type { MasterData, MasterFacts, MasterRow } from '#platform/master-data.ts';
import type { texts as recordWords } from '#platform/messages/records/en.ts';
import type { Catalogue } from '#platform/messages.ts';
import { authorisation, type InputOf, type Page, type Service } from '#platform/operation.ts';
import type { ChoiceSource, FoundChoice } from '../fields/choice-source.ts';
import { type CallOptions, client } from '../rpc.ts';
import type { MasterPages } from './pages.ts';

export type RowOf<D extends MasterData> = MasterRow<D>;
type Saved = Pick<MasterFacts, 'id' | 'lockId'>;

/** What the words of every plain noun hold besides those of its fields: over a new record, and in an empty list. */
type MasterTexts = { readonly newRecord: string; readonly empty: string };

/** A word for each field, but for those whose words all records share (messages/records). */
type FieldTexts<D extends MasterData> = {
  readonly [Field in Exclude<keyof D['fields']['shape'] & string, keyof typeof recordWords>]: string;
};

/** A plain noun at the desk: its words, its calls, the rights they need, and where its screens are. */
export interface MasterDesk<D extends MasterData = MasterData> extends MasterPages {
  readonly data: D;
  readonly texts: Catalogue<MasterTexts>;
  readonly list: (query: InputOf<D['list']>, options?: CallOptions) => Promise<Page<RowOf<D>>>;
  readonly create: (values: z.output<D['fields']>, options: CallOptions) => Promise<Saved>;
  readonly change: (
    values: z.output<D['fields']> & { id: string; isActive: boolean },
    options: CallOptions,
  ) => Promise<Saved>;
  readonly mayRead: string;
  readonly mayCreate: string;
  readonly mayChange: string;
}

/** The id of what is not there yet, in addresses. */
export const newRecord = 'new';

export function masterDesk<D extends MasterData>(
  data: D,
  service: Service,
  texts: Catalogue<MasterTexts & FieldTexts<D>>,
  { listPath, formPath }: MasterPages,
): MasterDesk<D> {
  const calls = client(service);
  const nameOf = (wanted: unknown) =>
    Object.entries(service.operations).find(([, declared]) => declared === wanted)?.[0] ?? '';
  const [list, create, change] = [nameOf(data.list), nameOf(data.create), nameOf(data.change)];
  return {
    data,
    texts,
    // A page, also of a noun whose whole list is an array on the wire.
    list: (query, options) => calls[list]!({ page: 1, ...(query as object) }, options) as Promise<Page<RowOf<D>>>,
    create: (values, options) => calls[create]!(values, options) as Promise<Saved>,
    change: (values, options) => calls[change]!(values, options) as Promise<Saved>,
    mayRead: authorisation(service.name, list),
    mayCreate: authorisation(service.name, create),
    mayChange: authorisation(service.name, change),
    listPath,
    formPath,
  };
}

/** What the form of a record holds. */
export function fieldsOf<D extends MasterData>({ data }: MasterDesk<D>, row: RowOf<D>): z.output<D['fields']> {
  const names = Object.keys(data.fields.shape);
  return Object.fromEntries(Object.entries(row).filter(([name]) => names.includes(name))) as z.output<D['fields']>;
}

/** What people call the record. */
export function nameOf<D extends MasterData>({ data }: MasterDesk<D>, row: RowOf<D>): string {
  return data.title(row as Readonly<Record<string, unknown>>);
}

export function codeOf<D extends MasterData>({ data }: MasterDesk<D>, row: RowOf<D>): string {
  return String((row as Readonly<Record<string, unknown>>)[data.code]);
}

/** One record; null when there is none. */
export function recordRead<D extends MasterData>(desk: MasterDesk<D>, id: string) {
  return queryOptions({
    queryKey: [desk.data.channel, id],
    queryFn: async ({ signal }) => (await desk.list({ id } as InputOf<D['list']>, { signal })).rows[0] ?? null,
  });
}

/** The largest page that list operations give; who has more of a plain noun than this chooses among the first. */
const choicesAtMost = 1000;

/** The records that can be chosen, by code; all of them where what was chosen before must be found too. */
export function choicesRead<D extends MasterData>(desk: MasterDesk<D>, of: 'active' | 'all' = 'active') {
  return queryOptions({
    queryKey: [desk.data.channel, 'choices', of],
    queryFn: async ({ signal }) => {
      const query = { ...(of === 'active' && { status: of }), pageSize: choicesAtMost } as InputOf<D['list']>;
      return (await desk.list(query, { signal })).rows;
    },
  });
}

/** The records of a noun that may have many, searched for by the server. What is inactive is not offered any more. */
export function masterChoices<D extends MasterData>(
  desk: MasterDesk<D>,
  narrowed: Partial<InputOf<D['list']>> = {},
): ChoiceSource {
  const choiceOf = (row: RowOf<D>): FoundChoice => ({
    value: row.id,
    label: `${codeOf(desk, row)} · ${nameOf(desk, row)}`,
  });
  return {
    key: [desk.data.channel, 'searched', ...Object.values(narrowed).map(String)],
    find: async (search, pageSize, signal) => {
      const query = { search, pageSize, status: 'active', ...narrowed } as InputOf<D['list']>;
      return (await desk.list(query, { signal })).rows.map(choiceOf);
    },
    read: async (id, signal) => (await desk.list({ id } as InputOf<D['list']>, { signal })).rows.map(choiceOf)[0],
  };
}
