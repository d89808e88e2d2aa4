/** A line of a bank statement, as far as a run is looked for: money that left is below zero. */
export interface LeavingLine {
  readonly accountId: string;
  readonly amount: number;
  readonly text: string;
  readonly reference: string;
}

interface SentRun {
  readonly bankAccountId: string;
  readonly runNumber: string;
  readonly total: number;
}

/** Whether a line names a run: its number stands in the reference or the text, and is no part of a longer one. */
export function namesRun({ text, reference }: Pick<LeavingLine, 'text' | 'reference'>, runNumber: string): boolean {
  const plain = (words: string) => words.toUpperCase().replaceAll(/[^A-Z0-9]+/g, ' ');
  return ` ${plain(`${reference} ${text}`)} `.includes(` ${plain(runNumber)} `);
}

/**
 * The runs that a line may be: those that were sent from its account with exactly its sum. Where the line names some of
 * them, only those.
 */
export function runsOfLine<Run extends SentRun>(line: LeavingLine, sent: readonly Run[]): readonly Run[] {
  const same = sent.filter(
    ({ bankAccountId, total }) => line.amount < 0 && bankAccountId === line.accountId && total === -line.amount,
  );
  const named = same.filter(({ runNumber }) => namesRun(line, runNumber));
  return named.length > 0 ? named : same;
}
