import type { FieldValues } from 'react-hook-form';

/** The part of a schema that tells of its fields and rules; by these words, because zod's classes would come to every page. */
interface Definition {
  readonly shape?: Readonly<Record<string, unknown>>;
  readonly element?: unknown;
  /** Under a default, or the permission to be left out. */
  readonly innerType?: unknown;
  /** Before a transformation. */
  readonly in?: unknown;
  readonly checks?: readonly { readonly _zod: { readonly def: Check } }[];
}
/** One rule of a field, as zod names it: `max_length` with its maximum, `greater_than` with its value. */
interface Check {
  readonly check: string;
  readonly maximum?: number;
  readonly value?: number;
}

const definitionOf = (schema: unknown) => (schema as { readonly def: Definition }).def;

/** The schema of the field that a path such as `directors.0.idNumber` leads to. */
function fieldAt(schema: unknown, path: string): unknown {
  const { shape, element, innerType, in: input } = definitionOf(schema);
  if (!shape && !element) return (innerType ?? input) && fieldAt(innerType ?? input, path);
  const [key = '', ...rest] = path.split('.');
  const child = shape ? shape[key] : element;
  return child && rest.length > 0 ? fieldAt(child, rest.join('.')) : child;
}

/** Whether a path leads to a field of this schema. */
export function hasField(schema: unknown, path: string): boolean {
  return fieldAt(schema, path) !== undefined;
}

/** How long the text of a field may be, so that its form need not say it again. */
export function maxLengthOf(schema: unknown, path: string): number | undefined {
  return checksOf(fieldAt(schema, path)).find(({ check }) => check === 'max_length')?.maximum;
}

/** The rules of one field, under its defaults and transformations as well. */
export function checksOf(schema: unknown): readonly Check[] {
  if (!schema) return [];
  const { innerType, in: input, checks = [] } = definitionOf(schema);
  return [...checksOf(innerType ?? input), ...checks.map(({ _zod }) => _zod.def)];
}

/**
 * The values of a schema's own fields, out of those of a larger form. A strict schema would refuse the others, and with
 * them not even look at its rules over several fields.
 */
export function ownValues(schema: unknown, values: FieldValues): FieldValues {
  const { shape } = definitionOf(schema);
  return shape
    ? Object.fromEntries(
        Object.keys(shape).flatMap((key) => (key in values ? [[key, (values as Record<string, unknown>)[key]]] : [])),
      )
    : values;
}
