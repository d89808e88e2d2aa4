import { z } from 'zod';

/** What is told of a handler's answer. */
export interface Told {
  readonly value: unknown;
  /** Where the answer is not what its contract declares, for the log: paths, never values. */
  readonly odd: readonly string[];
}

/**
 * The answer of a handler with the fields that its contract declares, and no others. Bounds of the contract are those of what
 * is captured today. A record that is stored already (by an older version, by an import into the database) may be beyond
 * them, and is told all the same: a list that fails for one of its rows hides all the others.
 */
export function told(declared: z.ZodType, answer: unknown): Told {
  const parsed = declared.safeParse(answer);
  if (parsed.success) return { value: parsed.data, odd: [] };
  const odd = new Set(
    parsed.error.issues.map(({ path }) => path.map((step) => (typeof step === 'number' ? '#' : step)).join('.')),
  );
  return { value: unbounded(declared).parse(answer), odd: [...odd].slice(0, 10) };
}

const made = new WeakMap<z.ZodType, z.ZodType>();

/** The same fields of the same kinds, without lengths, ranges, forms and lists of choices. Made when it is first needed. */
export function unbounded(schema: z.ZodType): z.ZodType {
  const known = made.get(schema);
  if (known) return known;
  // A schema that contains itself finds this while it is made.
  made.set(
    schema,
    z.lazy(() => made.get(schema)!),
  );
  const result = loosened(schema);
  made.set(schema, result);
  return result;
}

type Definition = z.core.$ZodTypeDef & Readonly<Record<string, unknown>>;

function loosened(schema: z.ZodType): z.ZodType {
  const definition = schema._zod.def as Definition;
  const inner = (...names: readonly string[]) =>
    rebuilt(schema, Object.fromEntries(names.map((name) => [name, unbounded(definition[name] as z.ZodType)])));
  switch (definition.type) {
    case 'string':
      return z.string();
    case 'number':
      return z.number();
    case 'enum':
      return z.union([schema, z.string()]);
    case 'object':
      return rebuilt(schema, { shape: each(definition['shape'] as z.core.$ZodShape) });
    case 'array':
      return inner('element');
    case 'record':
      return z.record(z.string(), unbounded(definition['valueType'] as z.ZodType));
    case 'tuple':
      return rebuilt(schema, { items: (definition['items'] as z.ZodType[]).map(unbounded) });
    // What fits as declared is taken for that: a kind of record is known by its constants.
    case 'union': {
      const options = definition['options'] as readonly z.ZodType[];
      return z.union([...options, ...options.map(unbounded)]);
    }
    case 'intersection':
      return inner('left', 'right');
    case 'pipe':
      return inner('in', 'out');
    case 'lazy':
      return z.lazy(() => unbounded((definition['getter'] as () => z.ZodType)()));
    default:
      return 'innerType' in definition ? inner('innerType') : schema;
  }
}

function each(shape: z.core.$ZodShape): z.core.$ZodShape {
  return Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, unbounded(field as z.ZodType)]));
}

function rebuilt(schema: z.ZodType, parts: object): z.ZodType {
  return schema.clone({ ...schema._zod.def, ...parts, checks: [] } as never);
}
