import { type Cents, cents, decimalOf } from '#platform/money.ts';
import type { Finding } from './findings.ts';
import { findingOf, type ReadLine, type ReadStatement } from './read-file.ts';

type Provable = Pick<ReadStatement, 'opening' | 'closing' | 'lines'>;

/**
 * What is wrong with the sums of a statement: the first row whose balance does not follow from the one before it, and the
 * closing where opening and lines do not make it. Nothing where it is whole, or has no balances.
 */
export function faultsOf({ opening, closing, lines }: Provable, statement: number): readonly Finding[] {
  const broken = brokenAt(opening, lines);
  if (broken) {
    const { line, expected } = broken;
    return [
      findingOf('balanceBroken', {
        statement,
        row: line.row,
        expected: decimalOf(expected),
        stated: decimalOf(line.balance!),
        difference: absolute(line.balance! - expected),
      }),
    ];
  }
  if (opening === null || closing === null) return [];
  const reached = lines.reduce((sum, { amount }) => sum + amount, opening as bigint);
  if (reached === closing) return [];
  return [
    findingOf('closingDiffers', {
      statement,
      opening: decimalOf(opening),
      expected: decimalOf(cents(reached)),
      stated: decimalOf(closing),
      difference: absolute(closing - reached),
    }),
  ];
}

/** The first line whose balance does not follow from the one before it. */
export function brokenAt(
  opening: Cents | null,
  lines: readonly ReadLine[],
): { readonly line: ReadLine; readonly expected: Cents } | undefined {
  let running: bigint | null = opening;
  for (const line of lines) {
    if (running !== null) running += line.amount;
    if (line.balance === null) continue;
    if (running !== null && running !== line.balance) return { line, expected: cents(running) };
    running = line.balance;
  }
  return undefined;
}

function absolute(difference: bigint): string {
  return decimalOf(cents(difference < 0n ? -difference : difference));
}
