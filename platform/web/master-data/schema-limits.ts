import type { z } from 'zod';
import { checksOf } from '../schema-shape.ts';

/** What the schema of a noun says about one of its fields, so that its form need not say it again. */
export interface Limits {
  readonly required?: true;
  readonly maxLength?: number;
  readonly min?: number;
  readonly max?: number;
  readonly decimals?: 0;
  readonly choices?: readonly string[];
}

interface Shaped {
  readonly shape: z.ZodRawShape;
}

const known = new WeakMap<Shaped, Readonly<Record<string, Limits>>>();

/** The limits of every field of a schema; worked out once. The pages are built without zod's own JSON schemas. */
export function limitsOf(schema: Shaped): Readonly<Record<string, Limits>> {
  let limits = known.get(schema);
  if (!limits) {
    const fields = Object.entries(schema.shape) as [string, z.ZodType][];
    known.set(schema, (limits = Object.fromEntries(fields.map(([name, field]) => [name, limitsOfOne(field)]))));
  }
  return limits;
}

/** What a schema says of itself; by these words, because asking for its class would bring every class to every page. */
interface Definition {
  readonly type: string;
  readonly format?: string;
  readonly innerType?: z.ZodType;
  readonly in?: z.ZodType;
  readonly element?: z.ZodType;
  readonly entries?: Readonly<Record<string, string>>;
}

function limitsOfOne(field: z.ZodType): Limits {
  const inner = innermost(field);
  const choices = choicesOf(inner);
  // A list of choices with an empty one among them may be left alone, and so may what has something to fall back on.
  const isRequired = choices ? !choices.includes('') : !field.safeParse(undefined).success;
  return {
    ...(isRequired && inner.type !== 'array' && { required: true as const }),
    ...(choices && { choices: choices.filter((choice) => choice !== '') }),
    ...boundsOf(inner, checksOf(field)),
  };
}

function choicesOf(inner: Definition): readonly string[] | undefined {
  const { entries } = inner.element ? innermost(inner.element) : inner;
  return entries && Object.values(entries);
}

function boundsOf({ type, format }: Definition, checks: ReturnType<typeof checksOf>): Limits {
  const found = (name: string) => checks.find(({ check }) => check === name);
  const [longest, least, most] = [
    found('max_length')?.maximum,
    found('greater_than')?.value,
    found('less_than')?.value,
  ];
  return {
    ...(type === 'string' && longest !== undefined && { maxLength: longest }),
    ...(least !== undefined && { min: least }),
    ...(most !== undefined && { max: most }),
    ...(format === 'safeint' && { decimals: 0 as const }),
  };
}

/** What a value is, under defaults, transformations and the permission to be empty. */
function innermost(field: z.ZodType): Definition {
  const definition = field.def as Definition;
  const within = definition.innerType ?? definition.in;
  return within ? innermost(within) : definition;
}
