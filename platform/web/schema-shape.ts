import type { FieldValues } from 'react-hook-form';

/** The parts of a schema that tell which fields it has; zod's own objects, looked at from outside. */
interface Shaped {
  readonly shape?: Readonly<Record<string, unknown>>;
  readonly element?: unknown;
  readonly unwrap?: () => unknown;
}

/** Whether a path such as `directors.0.idNumber` leads to a field of this schema. */
export function hasField(schema: unknown, path: string): boolean {
  const [key, ...rest] = path.split('.');
  const { shape, element, unwrap } = schema as Shaped;
  if (shape) {
    const child = shape[key ?? ''];
    return child !== undefined && (rest.length === 0 || hasField(child, rest.join('.')));
  }
  if (element) return rest.length === 0 || hasField(element, rest.join('.'));
  return typeof unwrap === 'function' && hasField(unwrap.call(schema), path);
}

/**
 * The values of a schema's own fields, out of those of a larger form. A strict schema would refuse the others, and with
 * them not even look at its rules over several fields.
 */
export function ownValues(schema: unknown, values: FieldValues): FieldValues {
  const { shape } = schema as Shaped;
  return shape
    ? Object.fromEntries(
        Object.keys(shape).flatMap((key) => (key in values ? [[key, (values as Record<string, unknown>)[key]]] : [])),
      )
    : values;
}
