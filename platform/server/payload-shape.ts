import { z } from 'zod';

export type Values = Readonly<Record<string, unknown>>;

export function isRecord(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

interface Wrapper {
  readonly innerType?: z.ZodType;
  readonly in?: z.ZodType;
  readonly out?: z.ZodType;
}

/** What a schema is beneath its defaults, its transforms and what may be left out. */
export function innermost(schema: unknown): z.ZodType | undefined {
  let inner = schema as z.ZodType | undefined;
  while (inner) {
    const { innerType, in: before, out } = inner._zod.def as Wrapper;
    const next = innerType ?? (before instanceof z.ZodTransform ? out : before);
    if (!next) return inner;
    inner = next;
  }
  return inner;
}

/** The value as the schema reads it first: with the spellings that it takes besides its own. */
export function prepared(schema: z.ZodType, value: unknown): unknown {
  const { innerType, in: before, out } = schema._zod.def as Wrapper;
  if (before instanceof z.ZodTransform) {
    const made: unknown = before._zod.def.transform(value, { value, issues: [] });
    return out ? prepared(out, made) : made;
  }
  return innerType ? prepared(innerType, value) : value;
}

/** The fields of a schema that is a record, also of one that has the same for each of a few names (a text for each language). */
export function fieldsOf(schema: unknown): z.core.$ZodLooseShape | undefined {
  const inner = innermost(schema);
  if (inner instanceof z.ZodRecord && inner.keyType instanceof z.ZodEnum) {
    const each = (inner.valueType as z.ZodType).optional();
    return Object.fromEntries(inner.keyType.options.map((name) => [name, each]));
  }
  return inner instanceof z.ZodObject ? inner.shape : undefined;
}

/** The fields of each entry of a schema that is a list of records. */
export function entriesOf(schema: unknown): z.core.$ZodLooseShape | undefined {
  const inner = innermost(schema);
  return inner instanceof z.ZodArray ? fieldsOf(inner.element) : undefined;
}
