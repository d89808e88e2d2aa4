import crypto from 'node:crypto';

export type Schema = Readonly<Record<string, unknown>>;

/** A schema that is at least so long, and stands in more than one place, is written once. */
const sharedFrom = 160;
/** Formats that say all that their patterns say. */
const plainFormats: ReadonlySet<unknown> = new Set(['uuid', 'date-time', 'date']);
/** Keywords that hold a schema, schemas in a row, and schemas by name. */
const single = ['items', 'additionalProperties', 'propertyNames', 'not'] as const;
const rows = ['anyOf', 'oneOf', 'allOf', 'prefixItems'] as const;

export interface SharedSchemas {
  /** Counts a schema and its parts; all are met before the first is written. */
  meet(schema: unknown): void;
  /** The schema with references in the place of what it shares with others; `name` is where it stands. */
  shared(schema: unknown, name: string): unknown;
  /** What the references of all schemas so far lead to, by name. */
  components(): Readonly<Record<string, unknown>>;
}

/**
 * Finds what many schemas have in common. A shared one is named after the place where it was written first and after its
 * content, so that a change of one renames no other.
 */
export function sharedSchemas(): SharedSchemas {
  const counts = new Map<string, number>();
  const names = new Map<string, string>();
  const written = new Map<string, unknown>();

  function refer(schema: unknown, place: string): unknown {
    if (!isSchema(schema)) return schema;
    const text = JSON.stringify(schema);
    if (text.length < sharedFrom || (counts.get(text) ?? 0) < 2) return inside(schema, place);
    let name = names.get(text);
    if (name === undefined) {
      name = `${place}-${crypto.hash('sha256', text, 'hex').slice(0, 6)}`;
      names.set(text, name);
      written.set(name, inside(schema, place));
    }
    return { $ref: `#/components/schemas/${name}` };
  }

  const inside = (schema: Schema, place: string) => mapped(schema, (each, name) => refer(each, name ?? place));

  return {
    meet: (schema) => count(plain(schema), counts),
    shared: (schema, name) => refer(plain(schema), name),
    components: () => Object.fromEntries([...written].toSorted(([a], [b]) => (a < b ? -1 : 1))),
  };
}

/** Counts a schema and what is in it; what was met before has its parts counted already. */
function count(schema: unknown, counts: Map<string, number>): void {
  if (!isSchema(schema)) return;
  const text = JSON.stringify(schema);
  const before = counts.get(text) ?? 0;
  counts.set(text, before + 1);
  if (before > 0) return;
  mapped(schema, (each) => {
    count(each, counts);
    return each;
  });
}

/** Without what a document says once for all, and without patterns that repeat their format at length. */
function plain(schema: unknown): unknown {
  if (!isSchema(schema)) return schema;
  const { $schema: _, pattern, ...rest } = schema;
  const isSaid = pattern === undefined || plainFormats.has(rest['format']);
  return mapped(isSaid ? rest : { ...rest, pattern }, plain);
}

/** The same schema with each schema directly in it changed; `name` is that of a property. */
function mapped(schema: Schema, change: (inner: unknown, name?: string) => unknown): Schema {
  const changed: Record<string, unknown> = { ...schema };
  for (const keyword of single) if (isSchema(changed[keyword])) changed[keyword] = change(changed[keyword]);
  for (const keyword of rows)
    if (Array.isArray(changed[keyword])) changed[keyword] = (changed[keyword] as unknown[]).map((each) => change(each));
  const { properties } = schema;
  if (isSchema(properties))
    changed['properties'] = Object.fromEntries(
      Object.entries(properties).map(([name, inner]) => [name, change(inner, name)]),
    );
  return changed;
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
