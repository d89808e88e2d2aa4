/** Rows as the person sees them, while those of the server move on underneath. */
export interface HeldRows<Row> {
  /** What the rows answer: another question begins anew. */
  readonly question: string;
  readonly rows: readonly Row[];
  /** Of the rights with which they were read. */
  readonly epoch: number;
}

export interface Compared<Row> {
  /** The rows in the order in which they stand, each as the server has it now. */
  readonly rows: readonly Row[];
  /** Rows of the newest answer that are not shown yet. */
  readonly arrived: number;
  /** Those that are shown, and are not in the newest answer any more. */
  readonly left: ReadonlySet<string>;
  /** The newest answer has other rows, or another order. */
  readonly differs: boolean;
}

/**
 * Puts a newer answer into rows that somebody is looking at: values change where they stand, and nothing moves under the
 * cursor. What came, went or moved is only counted.
 */
export function compareRows<Row>(
  held: readonly Row[],
  newest: readonly Row[],
  rowId: (row: Row) => string,
): Compared<Row> {
  const fresh = new Map(newest.map((row) => [rowId(row), row]));
  const shown = new Set(held.map(rowId));
  const left = new Set([...shown].filter((id) => !fresh.has(id)));
  const differs = held.length !== newest.length || held.some((row, place) => rowId(row) !== rowId(newest[place]!));
  // The same array as long as nothing in it changed, so that nothing draws again.
  const rows = held.map((row) => fresh.get(rowId(row)) ?? row);
  return {
    rows: differs ? (rows.every((row, place) => row === held[place]) ? held : rows) : newest,
    arrived: newest.filter((row) => !shown.has(rowId(row))).length,
    left,
    differs,
  };
}

/** The newer page with each row that says what it said as it was, wherever it stands by now: rows that are the same do not draw again. */
export function shareRows<Row, Of extends { readonly rows: readonly Row[] }>(
  old: Of | undefined,
  next: Of,
  rowId: (row: Row) => string,
): Of {
  if (!old) return next;
  const known = new Map(old.rows.map((row) => [rowId(row), row]));
  const rows = next.rows.map((row) => {
    const before = known.get(rowId(row));
    return before !== undefined && isSame(before, row) ? before : row;
  });
  const shared = { ...next, rows: isEach(old.rows, rows) ? old.rows : rows };
  return isEach(Object.values(old), Object.values(shared)) ? old : shared;
}

const isEach = (old: readonly unknown[], next: readonly unknown[]) =>
  old.length === next.length && next.every((value, place) => value === old[place]);

/** Whether two answers of the server say the same. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => isSame(one[name as keyof typeof one], other[name as keyof typeof other]))
  );
}
