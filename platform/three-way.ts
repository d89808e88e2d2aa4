/** A field that somebody else changed since it was read here. */
export interface Divergence {
  /** As forms name it: `directors.0.name`. */
  readonly path: string;
  /** Before either change. */
  readonly before: unknown;
  readonly theirs: unknown;
  readonly mine: unknown;
  /** Whether it was changed here too, to something else: only then somebody must choose. */
  readonly both: boolean;
}

type Fields = ReadonlyMap<string, unknown>;

/** What somebody else changed, field by field, set beside what was changed here. */
export function divergences(before: unknown, theirs: unknown, mine: unknown): Divergence[] {
  const [was, other, own] = [leaves(before), leaves(theirs), leaves(mine)];
  const found: Divergence[] = [];
  for (const path of new Set([...was.keys(), ...other.keys()])) {
    const [start, their, my] = [was.get(path), other.get(path), own.get(path)];
    if (same(start, their) || same(their, my)) continue;
    found.push({ path, before: start, theirs: their, mine: my, both: !same(start, my) });
  }
  return found;
}

/** Every plain value with its path. Empty lists and objects hold none. */
function leaves(value: unknown, path = '', into = new Map<string, unknown>()): Fields {
  if (typeof value === 'object' && value !== null && !(value instanceof Date)) {
    for (const [key, inner] of Object.entries(value)) leaves(inner, path === '' ? key : `${path}.${key}`, into);
  } else if (path !== '') {
    into.set(path, value);
  }
  return into;
}

/** Forms cannot tell an empty field from an absent one. */
function same(left: unknown, right: unknown): boolean {
  return Object.is(left ?? '', right ?? '');
}
