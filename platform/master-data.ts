import { z } from 'zod';
import { calendarDate } from './dates.ts';
import type { Channel, Noun } from './nouns.ts';
import { listQuery, operation, type Operation, pageOf, requiredText, text } from './operation.ts';

/** The code of a record: trimmed, upper case, unique within the partition. */
export function masterCode(max: number) {
  return requiredText(max)
    .transform((code) => code.toUpperCase())
    .refine((code) => code === '' || /^[A-Z0-9][A-Z0-9 ._/-]*$/.test(code), { error: 'codeCharacters' });
}

/** A record of the noun by its id, or none; a select that was left alone holds an empty text. */
export function reference(noun: string) {
  return z
    .union([z.uuid(), z.literal('')])
    .nullable()
    .default(null)
    .transform((id) => id || null)
    .meta({ refersTo: noun });
}

/** Records of another noun by their ids, in any number, none twice. Their table is made by `master_references`. */
export function references(noun: string) {
  return z
    .array(z.uuid())
    .max(100)
    .default([])
    .transform((ids) => [...new Set(ids)])
    .meta({ refersTo: noun });
}

/** A day, or none: a field that was left alone holds an empty text. */
export function optionalDate() {
  return z
    .union([calendarDate, z.literal('')])
    .nullable()
    .default(null)
    .transform((date) => date || null)
    .meta({ format: 'date' });
}

/** A number that may be left empty. */
export function optionalNumber(min: number, max: number) {
  return z.number().min(min).max(max).nullable().default(null);
}

/** What every record of master data says besides its own fields. */
const masterFacts = {
  id: z.uuid(),
  lockId: z.string(),
  isActive: z.boolean(),
  createdBy: z.string(),
  createdAt: z.iso.datetime(),
  updatedBy: z.string(),
  updatedAt: z.iso.datetime(),
  /** Fields that may be filled in later, and have not been. */
  missing: z.array(z.string()),
};
export type MasterFacts = z.output<z.ZodObject<typeof masterFacts>>;

const masterQuery = listQuery.extend({
  /** Only this record: none when it does not exist. */
  id: z.uuid().optional(),
  sort: z.enum(['code', 'name', 'updatedAt']).default('code'),
  /** Both where it is left out. */
  status: z.enum(['active', 'inactive']).optional(),
});

/** The states of a plain noun. Its field is set freely when a record is made; afterwards only events change it. */
export interface Stage<Field extends string = string> {
  readonly field: Field;
  readonly machine: StageMachine;
}
/** A machine, whatever its states and events are called. */
interface StageMachine {
  readonly states: readonly string[];
  readonly events: readonly string[];
  readonly transitions: Readonly<Record<string, Readonly<Partial<Record<string, string | readonly string[]>>>>>;
  readonly past: Readonly<Record<string, string>>;
}

/** The event that leads from one state to another; undefined when none does. */
export function eventBetween(machine: StageMachine, from: string, to: string): string | undefined {
  return Object.entries(machine.transitions[from] ?? {}).find(([, target]) => target === to)?.[0];
}

/** What a record's stage can be when it is changed: what it is, and where an event leads. All states for a new record. */
export function stagesAfter(machine: StageMachine, from: string | undefined): readonly string[] {
  if (from === undefined) return machine.states;
  const reached = new Set([from, ...Object.values(machine.transitions[from] ?? {}).flat()]);
  return machine.states.filter((state) => reached.has(state));
}

interface Declaration<Fields extends z.ZodRawShape, Filters extends z.ZodRawShape, Facts extends z.ZodRawShape> {
  /** Singular, as the audit trail calls it. Its table is the same in snake case, and so are the columns of its fields. */
  readonly noun: Noun;
  /** The channel of the sockets, and the first part of the browser's query keys. */
  readonly channel: Channel;
  /** The field that is the code, where the wire does not call it `code`. */
  readonly code?: keyof Fields & string;
  /** The field that is the name, where the wire does not call it `name`. */
  readonly name?: keyof Fields & string;
  readonly fields: z.ZodObject<Fields, z.core.$strict>;
  /** What people call a record, where it is more than its name: of a person also the surname. */
  readonly title?: (fields: z.output<z.ZodObject<Fields>>) => string;
  /** Fields that may be left empty, and should not stay so: a record says which of them are. */
  readonly wanted?: readonly (keyof Fields & string)[];
  /** A new record without a code gets one made of its name. */
  readonly codeOfName?: true;
  /** Fields that callers may send in another form too. */
  readonly alsoTaken?: { readonly [Field in keyof Fields]?: z.ZodType };
  /** Its list without paging fields is an array, as the specification has it. */
  readonly listsAll?: true;
  /** Fields that no file brings in: the mask of what the module keeps sealed, and what another record must follow. */
  readonly neverImported?: readonly (keyof Fields & string)[];
  /** Fields of the list operation that narrow it: one value, or a list of values of which one must hold. */
  readonly filters: Filters;
  /** What a row says besides its fields and nobody writes: the name of a record that it refers to. */
  readonly facts?: Facts;
  /** Where a record stands in its life: the field that says it, and the machine that holds it. */
  readonly stage?: Stage<keyof Fields & string>;
  /** A record, or a part of it, as the audit trail compares it: a list by what tells its entries apart, not by their places. */
  readonly audited?: (fields: Partial<z.output<z.ZodObject<Fields>>>) => Readonly<Record<string, unknown>>;
}

/**
 * A plain noun: records with a code and a name that people keep in a list. What is declared here is its contract; the
 * server makes its store of it (`masterStore`), the browser its list and its form (`MasterList`, `MasterForm`).
 */
export function masterData<
  Fields extends z.ZodRawShape,
  Filters extends z.ZodRawShape,
  // oxlint-disable-next-line typescript/no-empty-object-type -- Most nouns have none.
  Facts extends z.ZodRawShape = {},
>(declared: Declaration<Fields, Filters, Facts>) {
  const { fields, filters } = declared;
  const saved = z.object({ id: z.uuid(), lockId: z.string() });
  const facts = (declared.facts ?? {}) as Facts;
  const list = operation({
    audience: 'permitted',
    reads: true,
    input: masterQuery.extend(filters),
    output: pageOf(z.object({ ...fields.shape, ...facts, ...masterFacts })),
    ...(declared.listsAll && { listsAll: true as const }),
  });
  return {
    noun: declared.noun,
    channel: declared.channel,
    code: declared.code ?? 'code',
    name: declared.name ?? 'name',
    fields,
    neverImported: declared.neverImported ?? [],
    wanted: declared.wanted ?? [],
    codeOfName: declared.codeOfName ?? false,
    facts,
    stage: declared.stage,
    audited: (row: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
      declared.audited?.(row as Partial<z.output<z.ZodObject<Fields>>>) ?? row,
    title: (row: Readonly<Record<string, unknown>>): string =>
      declared.title?.(row as z.output<z.ZodObject<Fields>>) ?? String(row[declared.name ?? 'name']),
    /** What the form of a new record starts with. */
    empty: emptyOf(fields),
    list,
    create: operation({ audience: 'permitted', input: newRecord(declared), output: saved }),
    change: operation({
      audience: 'permitted',
      locked: true,
      amends: { read: list, by: ['id'] },
      input: (fields.safeExtend((declared.alsoTaken ?? {}) as never) as unknown as typeof fields).extend({
        id: z.uuid(),
        isActive: z.boolean().default(true),
      }),
      output: saved,
    }),
    /** Takes a record through an event of its stage; a noun without a stage does not list it among its operations. */
    move: operation({
      audience: 'permitted',
      locked: true,
      input: z.strictObject({
        id: z.uuid(),
        event: z.enum(declared.stage?.machine.events ?? []),
        reason: text(500).default(''),
      }),
      output: saved,
    }),
  };
}

/** A record to be created: an id that says nothing is taken, and a code that is made of the name may be left out. */
function newRecord<Fields extends z.ZodRawShape>({
  fields,
  code = 'code',
  codeOfName,
  alsoTaken,
}: {
  readonly fields: z.ZodObject<Fields, z.core.$strict>;
  readonly code?: string;
  readonly codeOfName?: true;
  readonly alsoTaken?: { readonly [Field in keyof Fields]?: z.ZodType };
}): z.ZodObject<Fields, z.core.$strict> {
  const given = fields.shape[code] as unknown as z.ZodType<string, string>;
  const own = {
    ...alsoTaken,
    id: z.literal('').nullish(),
    ...(codeOfName && { [code]: z.literal('').or(given).default('') }),
  };
  return fields.safeExtend(own as never) as unknown as z.ZodObject<Fields, z.core.$strict>;
}

function emptyOf<Fields extends z.ZodObject>({ shape }: Fields): z.input<Fields> {
  const defaults = z.object(shape).partial().parse({});
  return Object.fromEntries(
    Object.entries(shape).map(([name, field]) => [
      name,
      name in defaults ? defaults[name] : field instanceof z.ZodNumber ? null : '',
    ]),
  ) as z.input<Fields>;
}

/** A declared noun, whichever it is. */
export interface MasterData {
  readonly noun: Noun;
  readonly channel: Channel;
  readonly code: string;
  readonly name: string;
  readonly fields: z.ZodObject;
  readonly neverImported: readonly string[];
  readonly wanted: readonly string[];
  readonly codeOfName: boolean;
  readonly facts: z.ZodRawShape;
  readonly stage: Stage | undefined;
  readonly audited: (row: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;
  readonly title: (row: Readonly<Record<string, unknown>>) => string;
  readonly empty: Readonly<Record<string, unknown>>;
  readonly list: Operation;
  readonly create: Operation;
  readonly change: Operation;
  readonly move: Operation;
}

/** A record as its list shows it: its fields, the facts that nobody types, and what every record says. */
export type MasterRow<D extends MasterData> = z.output<D['fields']> & {
  readonly [Fact in keyof D['facts']]: z.output<D['facts'][Fact]>;
} & MasterFacts;
