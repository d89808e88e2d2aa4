type Values = Readonly<Record<string, unknown>>;

export interface Merged {
  /** What both have changed, mine where both changed the same. */
  readonly values: Values;
  /** What only they have changed, by the path of the field. */
  readonly taken: ReadonlyMap<string, unknown>;
  /** What both have changed, each to something else; the value is theirs. */
  readonly conflicts: ReadonlyMap<string, unknown>;
}

/** Merges what two people have made of one step, field by field, from what both had begun with. */
export function mergeDraft(base: Values, mine: Values, theirs: Values): Merged {
  const taken = new Map<string, unknown>();
  const conflicts = new Map<string, unknown>();
  function merge(path: string, before: unknown, here: unknown, there: unknown): unknown {
    if (isSame(there, before) || isSame(here, there)) return here;
    if (isSame(here, before)) {
      taken.set(path, there);
      return there;
    }
    if (isTree(here) && isTree(there) && Array.isArray(here) === Array.isArray(there)) {
      // Rows that were added or removed have no counterpart: then a list is one value.
      if (!Array.isArray(here) || (here as unknown[]).length === (there as unknown as unknown[]).length) {
        const merged = Object.keys({ ...here, ...there }).map((key) => [
          key,
          merge(`${path}.${key}`, isTree(before) ? before[key] : undefined, here[key], there[key]),
        ]);
        return Array.isArray(here) ? merged.map(([, value]) => value) : Object.fromEntries(merged);
      }
    }
    conflicts.set(path, there);
    return here;
  }
  const values = Object.fromEntries(
    Object.keys({ ...mine, ...theirs }).map((key) => [key, merge(key, base[key], mine[key], theirs[key])]),
  );
  return { values, taken, conflicts };
}

const isTree = (value: unknown): value is Values => typeof value === 'object' && value !== null;

/** Whether two values are the same in a draft, where what is empty may be left out. */
function isSame(a: unknown, b: unknown): boolean {
  return Object.is(a, b) || JSON.stringify(a ?? '') === JSON.stringify(b ?? '');
}
