/** A field that somebody else changed since it was read here. */
export interface Divergence {
  /** As forms name it: `directors.0.name`. */
  readonly path: string;
  /** Of a list of ticks the one that came or went; the values then say whether it is ticked. */
  readonly member?: string;
  /** Before either change. */
  readonly before: unknown;
  readonly theirs: unknown;
  readonly mine: unknown;
  /** Whether it was changed here too, to something else: only then somebody must choose. */
  readonly both: boolean;
}

interface Leaf {
  readonly path: string;
  readonly member?: string;
  readonly value: unknown;
}
type Leaves = ReadonlyMap<string, Leaf>;

/** What somebody else changed, field by field, set beside what was changed here. */
export function divergences(before: unknown, theirs: unknown, mine: unknown): Divergence[] {
  const [was, other, own] = [leaves(before), leaves(theirs), leaves(mine)];
  const found: Divergence[] = [];
  for (const [key, { path, member }] of new Map([...was, ...other])) {
    const [start, their, my] = [was.get(key)?.value, other.get(key)?.value, own.get(key)?.value];
    if (same(start, their) || same(their, my)) continue;
    found.push({
      path,
      ...(member !== undefined && { member }),
      before: start,
      theirs: their,
      mine: my,
      both: !same(start, my),
    });
  }
  return found;
}

/** Every plain value with its path, and every tick of a list of them: their places say nothing. Empty lists and objects hold none. */
function leaves(value: unknown, path = '', into = new Map<string, Leaf>()): Leaves {
  if (isTicks(value)) {
    for (const member of value) into.set(`${path} ${member}`, { path, member, value: true });
  } else if (typeof value === 'object' && value !== null && !(value instanceof Date)) {
    for (const [key, inner] of Object.entries(value)) leaves(inner, path === '' ? key : `${path}.${key}`, into);
  } else if (path !== '') {
    into.set(path, { path, value });
  }
  return into;
}

function isTicks(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.length > 0 && value.every((each) => typeof each === 'string');
}

/** Forms cannot tell an empty field from an absent one. */
function same(left: unknown, right: unknown): boolean {
  return Object.is(left ?? '', right ?? '');
}
