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
