import { z } from 'zod';
import type { Operation } from '../operation.ts';
import { recordSchema } from './record-readers.ts';
import { isRecord, type Values } from './payload-shape.ts';

/** Part of a JSON Schema, as far as this file looks into it. */
interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly readOnly?: boolean;
}

/**
 * The input of a change as callers may send it: only what names the record is required, any other field may be left out or be
 * null, and what its reader answers besides is declared as read-only.
 */
export function amendedSchema({ amends }: Operation, declared: unknown): unknown {
  if (!amends) return declared;
  const { by, asks = [], under } = amends;
  const record = recordSchema(amends);
  const read = record ? (z.toJSONSchema(record, { io: 'output', unrepresentable: 'any' }) as Schema) : {};
  const whole = declared as Schema;
  if (under === undefined) return loosened(whole, read, [...by, ...asks]);
  const inner = whole.properties?.[under] ?? {};
  return {
    ...whole,
    properties: { ...whole.properties, [under]: loosened(inner, read, []) },
  };
}

function loosened(own: Schema, read: Schema, required: readonly string[]): Schema {
  const properties = Object.entries(own.properties ?? {}).map(([name, field]) => {
    const nested = field.properties ? loosened(field, read.properties?.[name] ?? {}, []) : field;
    return [name, required.includes(name) ? nested : orNull(nested)];
  });
  const known = Object.entries(read.properties ?? {})
    .filter(([name]) => !(name in (own.properties ?? {})))
    .map(([name, field]) => [name, { ...field, readOnly: true }]);
  return { ...own, properties: Object.fromEntries([...properties, ...known]) as never, required };
}

/** Null empties a field. A record is emptied field by field. */
function orNull(field: Schema): unknown {
  const { type } = field as { type?: unknown };
  if (field.properties || !isRecord(field) || typeof type !== 'string') return field;
  const choices = (field as Values)['enum'];
  return {
    ...field,
    type: type === 'null' ? type : [type, 'null'],
    ...(Array.isArray(choices) && { enum: [...(choices as unknown[]), null] }),
  };
}

/** Fields that a record takes under another name too: either is enough. Declared by `.meta({ alsoSpelled })`. */
export function otherSpellings({ jsonSchema }: { readonly jsonSchema: Record<string, unknown> }): void {
  const spellings = jsonSchema['alsoSpelled'] as Readonly<Record<string, string>> | undefined;
  if (!spellings) return;
  delete jsonSchema['alsoSpelled'];
  const { properties = {}, required = [] } = jsonSchema as Schema;
  const names = Object.entries(spellings);
  jsonSchema['properties'] = {
    ...properties,
    ...Object.fromEntries(names.map(([name, other]) => [other, properties[name]])),
  };
  jsonSchema['required'] = required.filter((name) => !(name in spellings));
  const needed = names.filter(([name]) => required.includes(name));
  if (needed.length > 0)
    jsonSchema['allOf'] = needed.map(([name, other]) => ({ anyOf: [{ required: [name] }, { required: [other] }] }));
}
