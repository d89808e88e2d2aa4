import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { Operation, Operations } from '../operation.ts';
import type { Implementation, RecordReader } from './implement.ts';
import { told } from './told.ts';
import { innermost, isRecord, type Values } from './payload-shape.ts';

/**
 * How the record is read that an operation amends: as a caller reads it, by the handler of the operation that its contract
 * names. Undefined where the operation amends none.
 */
export function recordReader(
  { amends }: Operation,
  operations: Operations,
  handlers: Implementation['handlers'],
): RecordReader | undefined {
  if (!amends) return undefined;
  const name = Object.entries(operations).find(([, each]) => each === amends.read)?.[0];
  if (name === undefined) throw new Error('An operation amends what its own service does not read.');
  const { read, by, part } = amends;
  return async (context, payload) => {
    const which = Object.fromEntries(by.filter((field) => field in payload).map((field) => [field, payload[field]]));
    const input = read.input.safeParse(which);
    // Which record it is cannot be read from it: the check of the input says so.
    if (!input.success) return undefined;
    const { value: answer } = told(read.output, await handlers[name]!(context, input.data as never));
    const found = recordIn(part === undefined ? answer : (answer as Values)[part], which);
    return found && asSent({ ...lockOf(answer), ...found });
  };
}

/** A record as its reader answers it, for readers that are not an operation. */
export function asRead<Schema extends z.ZodObject>(schema: Schema, record: z.input<Schema>): Values {
  return asSent(schema.parse(record));
}

/** As it is after its way through JSON, which is how it comes back. */
function asSent(record: Values): Values {
  return JSON.parse(JSON.stringify(record)) as Values;
}

/** Of a list or a page the record that is meant; an answer that is one record is that record. */
function recordIn(answer: unknown, which: Values): Values | undefined {
  const rows = Array.isArray(answer)
    ? answer
    : isRecord(answer) && Array.isArray(answer['rows'])
      ? answer['rows']
      : [answer];
  const records = rows.filter(isRecord);
  if (!Array.isArray(answer) && records.length === 1) return records[0];
  // Whose list it is, a row need not repeat.
  return records.find((each) =>
    Object.entries(which).every(([field, value]) => !(field in each) || isDeepStrictEqual(each[field], value)),
  );
}

/** A record inside an answer whose version stands beside it. */
function lockOf(answer: unknown): Values {
  return isRecord(answer) && 'lockId' in answer ? { lockId: answer['lockId'] } : {};
}

/** The schema of the record in the answer of its reader. */
export function recordSchema({ read, part }: NonNullable<Operation['amends']>): z.ZodObject | undefined {
  const answer = innermost(read.output);
  const within = part !== undefined && answer instanceof z.ZodObject ? innermost(answer.shape[part]) : answer;
  const rows = within instanceof z.ZodObject && 'rows' in within.shape ? innermost(within.shape['rows']) : within;
  const record = rows instanceof z.ZodArray ? innermost(rows.element) : rows;
  return record instanceof z.ZodObject ? record : undefined;
}
