import { z } from 'zod';

/** What the schema of a noun says about one of its fields, so that its form need not say it again. */
export interface Limits {
  readonly required?: true;
  readonly maxLength?: number;
  readonly min?: number;
  readonly max?: number;
  readonly decimals?: 0;
  readonly choices?: readonly string[];
}

const known = new WeakMap<z.ZodObject, Readonly<Record<string, Limits>>>();

/** The limits of every field of a schema; worked out once. The pages are built without zod's own JSON schemas. */
export function limitsOf(schema: z.ZodObject): Readonly<Record<string, Limits>> {
  let limits = known.get(schema);
  if (!limits) {
    const fields = Object.entries(schema.shape) as [string, z.ZodType][];
    known.set(schema, (limits = Object.fromEntries(fields.map(([name, field]) => [name, limitsOfOne(field)]))));
  }
  return limits;
}

function limitsOfOne(field: z.ZodType): Limits {
  const choices = choicesOf(field);
  // A list of choices with an empty one among them may be left alone, and so may what has something to fall back on.
  const isRequired = choices ? !choices.includes('') : !field.safeParse(undefined).success;
  const inner = innermost(field);
  return {
    ...(isRequired && !(inner instanceof z.ZodArray) && { required: true as const }),
    ...(choices && { choices: choices.filter((choice) => choice !== '') }),
    ...boundsOf(inner),
  };
}

interface Check {
  readonly check: string;
  readonly maximum?: number;
  readonly value?: number;
}

/** Read from the checks themselves: what zod says of them comes from its JSON schemas. */
function boundsOf(field: z.ZodType): Limits {
  const checks =
    (field.def as { readonly checks?: readonly { readonly _zod: { readonly def: Check } }[] }).checks ?? [];
  const found = (name: string) => checks.find(({ _zod }) => _zod.def.check === name)?._zod.def;
  const [longest, least, most] = [
    found('max_length')?.maximum,
    found('greater_than')?.value,
    found('less_than')?.value,
  ];
  return {
    ...(field instanceof z.ZodString && longest !== undefined && { maxLength: longest }),
    ...(least !== undefined && { min: least }),
    ...(most !== undefined && { max: most }),
    ...((field.def as { readonly format?: string }).format === 'safeint' && { decimals: 0 as const }),
  };
}

function choicesOf(field: z.ZodType): readonly string[] | undefined {
  const inner = innermost(field);
  const chosen = inner instanceof z.ZodArray ? innermost(inner.element as z.ZodType) : inner;
  return chosen instanceof z.ZodEnum ? chosen.options.map(String) : undefined;
}

/** What a value is, under defaults, transformations and the permission to be empty. */
function innermost(field: z.ZodType): z.ZodType {
  if (field instanceof z.ZodDefault || field instanceof z.ZodNullable || field instanceof z.ZodOptional)
    return innermost(field.unwrap() as z.ZodType);
  return field instanceof z.ZodPipe ? innermost(field.in as z.ZodType) : field;
}
