import { get, set } from 'react-hook-form';
import type { Divergence } from '#platform/three-way.ts';

/** What was typed here, with some values as somebody else saved them. Rows that they removed go. */
export function withTheirs<Values extends object>(mine: Values, theirs: Values, taken: readonly Divergence[]): Values {
  const values = structuredClone(mine);
  for (const { path, member } of taken)
    set(values, path, member === undefined ? get(theirs, path) : toggled(get(values, path) as unknown, member));
  for (const list of new Set(taken.flatMap(({ path }) => /^(.+?)\.\d+\./.exec(path)?.[1] ?? []))) {
    const rows = get(values, list) as readonly unknown[];
    set(
      values,
      list,
      rows.filter((row) => !isBlank(row)),
    );
  }
  return values;
}

function toggled(ticks: unknown, member: string): readonly unknown[] {
  const held = Array.isArray(ticks) ? (ticks as readonly unknown[]) : [];
  return held.includes(member) ? held.filter((each) => each !== member) : [...held, member];
}

function isBlank(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isBlank);
  return value === undefined || value === null || value === '';
}
