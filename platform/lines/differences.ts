import { minus } from '../calculations.ts';
import { type Cents, noCents } from '../money.ts';

/** A line that differs between two revisions of its document. */
export interface LineDifference<Line> {
  readonly id: string;
  /** Undefined for a new line. */
  readonly before: Line | undefined;
  /** Undefined for a line that was removed. */
  readonly after: Line | undefined;
  /** What differs of a line that is in both. */
  readonly fields: readonly (keyof Line & string)[];
  /** What it adds to the net of the document. */
  readonly net: Cents;
}

/**
 * What a revision changes: lines are the same when their ids are, wherever they stand. In the order of the later
 * revision; lines that were removed come last.
 */
export function lineDifferences<Line extends { readonly id: string }>(
  before: readonly Line[],
  after: readonly Line[],
  { fields, netOf }: { readonly fields: readonly (keyof Line & string)[]; readonly netOf: (line: Line) => Cents },
): LineDifference<Line>[] {
  const earlier = new Map(before.map((line) => [line.id, line]));
  const later = new Map(after.map((line) => [line.id, line]));
  return [...after, ...before.filter(({ id }) => !later.has(id))].flatMap(({ id }) => {
    const [was, is] = [earlier.get(id), later.get(id)];
    const changed = was && is ? fields.filter((field) => was[field] !== is[field]) : [];
    if (was && is && changed.length === 0) return [];
    const net = minus(is ? netOf(is) : noCents, was ? netOf(was) : noCents);
    return [{ id, before: was, after: is, fields: changed, net }];
  });
}
