import { type RowCount, type RowOutcome, rowOutcomes } from '../status.ts';

/** Which rows are shown; all of them where nothing is said. */
export type Shown = RowOutcome | Exclude<RowCount, 'committed'> | undefined;

/** Whether rows are shown by what became of them, and not by what is counted besides. */
export function isOutcome(shown: NonNullable<Shown>): shown is RowOutcome {
  return (rowOutcomes as readonly string[]).includes(shown);
}
