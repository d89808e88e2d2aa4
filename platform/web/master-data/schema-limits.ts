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

interface Property {
  readonly type?: string;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly enum?: readonly string[];
  readonly items?: Property;
  readonly anyOf?: readonly Property[];
}

const known = new WeakMap<z.ZodObject, Readonly<Record<string, Limits>>>();

/** The limits of every field of a schema; worked out once. */
export function limitsOf(schema: z.ZodObject): Readonly<Record<string, Limits>> {
  let limits = known.get(schema);
  if (!limits) known.set(schema, (limits = readLimits(schema)));
  return limits;
}

function readLimits(schema: z.ZodObject): Readonly<Record<string, Limits>> {
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return Object.fromEntries(
    Object.entries(properties).map(([name, property]) => [
      name,
      { ...limitsOfOne(property as Property), ...(required.includes(name) && { required: true as const }) },
    ]),
  );
}

function limitsOfOne(property: Property): Limits {
  // What may be left empty is one of two; the other says what it may hold.
  const { type, maxLength, minimum, maximum, ...said } =
    property.anyOf?.find((each) => each.type !== 'null') ?? property;
  const choices = said.enum ?? said.items?.enum;
  return {
    ...(choices && { choices: choices.filter((choice) => choice !== '') }),
    // A list of choices with an empty one among them may be left alone.
    ...(said.enum && !said.enum.includes('') && { required: true as const }),
    ...(maxLength !== undefined && { maxLength }),
    ...(minimum !== undefined && { min: minimum }),
    ...(maximum !== undefined && { max: maximum }),
    ...(type === 'integer' && { decimals: 0 as const }),
  };
}
