import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import { type FieldProblem, invalidFields } from '../failure.ts';
import type { FailureCode } from '../messages/failures/index.ts';
import type { Operation } from '../operation.ts';
import type { Context, RecordReader } from './implement.ts';
import { entriesOf, fieldsOf, isRecord, prepared, type Values } from './payload-shape.ts';
import { recordSchema } from './record-readers.ts';

type Shape = z.core.$ZodLooseShape;

interface Amending {
  readonly contract: Operation;
  readonly record: RecordReader | undefined;
}

/**
 * The payload of a change, completed from the record as it is (wire.md §5, decision 0054): what it does not name stays, what is
 * named null or empty is emptied, lists are replaced as a whole, and what the reader answered besides the fields may come back
 * unchanged. The record is read only where the payload leaves something out or names something that cannot be changed.
 */
export async function amendedPayload(
  { contract, record }: Amending,
  context: Context,
  payload: Values,
): Promise<Values> {
  const { amends, input } = contract;
  const shape = fieldsOf(input);
  if (!amends || !shape) return payload;
  const { under, asks = [], passing = [] } = amends;
  const sent = under === undefined ? payload : payload[under];
  const fields = under === undefined ? shape : fieldsOf(shape[under]);
  if (!isRecord(sent) || !fields) return payload;
  const known = fieldsOf(recordSchema(amends)) ?? {};
  const given = Object.fromEntries(Object.entries(sent).filter(([name]) => !passing.includes(name)));
  const stored = isWhole(fields, known, given) ? {} : ((await record?.(context, payload)) ?? {});
  const left = Object.fromEntries(
    Object.entries(stored).filter(([name]) => !asks.includes(name) || Object.hasOwn(given, name)),
  );
  const isStale = 'lockId' in stored && stored['lockId'] !== context.lockId;
  const problems: Record<string, FieldProblem> = {};
  const amended = merged(fields, given, left, under === undefined ? '' : `${under}.`, problems);
  // Who changes an outdated record is told so, not that its dates differ.
  if (Object.keys(problems).length > 0 && !isStale) throw invalidFields(problems);
  return under === undefined ? amended : { ...payload, [under]: amended };
}

/** Whether a payload names all that its record has, and nothing that is not its own to change. */
function isWhole(fields: Shape, known: Shape, given: Values): boolean {
  return (
    Object.keys(given).every((name) => Object.hasOwn(fields, name)) &&
    Object.entries(fields).every(([name, field]) => {
      if (!Object.hasOwn(given, name)) return !Object.hasOwn(known, name);
      const value = prepared(field as z.ZodType, given[name]);
      const inner = fieldsOf(field);
      if (inner) return !isRecord(value) || isWhole(inner, fieldsOf(known[name]) ?? {}, value);
      return isOwn(field, value);
    })
  );
}

/** Whether the entries of a list, and of lists in them, name nothing that is not theirs to change. */
function isOwn(field: unknown, value: unknown): boolean {
  const entries = entriesOf(field);
  if (!entries || !Array.isArray(value)) return true;
  return value.every(
    (entry) =>
      !isRecord(entry) ||
      Object.entries(entry).every(([name, each]) => Object.hasOwn(entries, name) && isOwn(entries[name], each)),
  );
}

/** A caller may call a field `toString`: what every object inherits is none of its fields. */
function ownOf(record: Values, name: string): unknown {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}

function merged(
  fields: Shape,
  given: Values,
  stored: Values,
  path: string,
  problems: Record<string, FieldProblem>,
): Values {
  const result: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(given)) {
    const field = ownOf(fields, name) as z.ZodType | undefined;
    if (field) {
      const merged = mergedField(field, value, stored[name], `${path}${name}`, problems);
      if (merged !== undefined) result[name] = merged;
    } else if (!Object.hasOwn(stored, name)) result[name] = value;
    else if (!isDeepStrictEqual(value, stored[name]))
      problems[`${path}${name}`] = { code: 'readOnlyField' satisfies FailureCode };
  }
  for (const [name, field] of Object.entries(fields))
    if (!Object.hasOwn(given, name) && stored[name] !== undefined) result[name] = own(field as z.ZodType, stored[name]);
  return result;
}

function mergedField(
  field: z.ZodType,
  sent: unknown,
  stored: unknown,
  path: string,
  problems: Record<string, FieldProblem>,
): unknown {
  const value = prepared(field, sent);
  const inner = fieldsOf(field);
  if (inner && isRecord(value)) return merged(inner, value, isRecord(stored) ? stored : {}, `${path}.`, problems);
  if (!entriesOf(field) || !Array.isArray(value)) return emptied(field, value);
  return ownEntries(field, value, Array.isArray(stored) ? stored.filter(isRecord) : [], path, problems);
}

function ownEntries(
  field: unknown,
  value: unknown,
  known: readonly Values[],
  path: string,
  problems: Record<string, FieldProblem>,
): unknown {
  const entries = entriesOf(field);
  if (!entries || !Array.isArray(value)) return value;
  return value.map((entry, place) =>
    isRecord(entry) ? ownEntry(entries, entry, known, `${path}.${place}`, problems) : (entry as unknown),
  );
}

/** An entry of a list: what is not its own to change must be what an entry of the record says. */
function ownEntry(
  entries: Shape,
  entry: Values,
  known: readonly Values[],
  path: string,
  problems: Record<string, FieldProblem>,
): Values {
  const result: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(entry)) {
    if (Object.hasOwn(entries, name)) {
      const inside = known.flatMap((each) => (Array.isArray(each[name]) ? each[name].filter(isRecord) : []));
      result[name] = ownEntries(entries[name], value, inside, `${path}.${name}`, problems);
    } else if (!known.some((each) => Object.hasOwn(each, name))) result[name] = value;
    else if (!known.some((each) => isDeepStrictEqual(each[name], value)))
      problems[`${path}.${name}`] = { code: 'readOnlyField' satisfies FailureCode };
  }
  return result;
}

/** A stored value without what only its reader says. */
function own(field: z.ZodType, stored: unknown): unknown {
  return mergedField(field, stored, stored, '', {});
}

/** Null and an empty text stand for nothing where the field takes neither: it is as if it had never been filled in. */
function emptied(field: z.ZodType, value: unknown): unknown {
  if ((value !== null && value !== '') || field.safeParse(value).success) return value;
  return field.safeParse(undefined).success ? undefined : value;
}
