import type { Cents } from '#platform/money.ts';

/** How far an amount may be from what was expected: within both the amount and the per cent of its side. */
export interface Tolerance {
  readonly overAmount: Cents;
  /** In ten-thousandths of a per cent, as numeric(9,4) has it. */
  readonly overPercent: bigint;
  readonly underAmount: Cents;
  readonly underPercent: bigint;
}

/** Until a company or a supplier has its own (work-and-money.md §10). */
export const usualTolerance: Tolerance = {
  overAmount: 5_000n as Cents,
  overPercent: 10_000n,
  underAmount: 20_000n as Cents,
  underPercent: 50_000n,
};
/** By so much the VAT of a document may differ from ours, since suppliers round by line. */
export const vatTolerance = 100n as Cents;
/** Ten-thousandths of a per cent in the whole. */
const whole = 1_000_000n;

export const verdicts = ['agrees', 'part', 'over', 'under', 'notExpected', 'nothingLeft'] as const;
export type Verdict = (typeof verdicts)[number];

export interface MatchedLine {
  readonly net: Cents;
  /** What is left of the charge or delivery once all other invoices are counted; null where nothing was expected. */
  readonly expected: Cents | null;
  /** The supplier invoices the rest later. */
  readonly isPart: boolean;
}

/** How a line compares with what was expected of it. A part has no lower bound: its rest is still to come. */
export function verdictOf({ net, expected, isPart }: MatchedLine, tolerance: Tolerance): Verdict {
  if (expected === null) return 'notExpected';
  if (expected <= 0n) return 'nothingLeft';
  const difference = net - expected;
  if (difference > 0n)
    return isWithin(difference, expected, tolerance.overAmount, tolerance.overPercent) ? 'agrees' : 'over';
  if (isWithin(-difference, expected, tolerance.underAmount, tolerance.underPercent)) return 'agrees';
  return isPart ? 'part' : 'under';
}

function isWithin(difference: bigint, expected: bigint, amount: bigint, percent: bigint): boolean {
  return difference <= amount && difference * whole <= expected * percent;
}

/** Whether nobody has to decide on a line. */
export const isFine = (verdict: Verdict): boolean => verdict === 'agrees' || verdict === 'part';

export interface MatchedDocument {
  readonly lines: readonly MatchedLine[];
  /** As the supplier states it. */
  readonly vat: Cents;
  /** As its lines come to by our rates. */
  readonly ownVat: Cents;
}

export interface Match {
  readonly verdicts: readonly Verdict[];
  readonly isVatRight: boolean;
  readonly isMatched: boolean;
}

/** A document against what was expected: line by line on net, then its VAT. */
export function matchOf({ lines, vat, ownVat }: MatchedDocument, tolerance: Tolerance): Match {
  const found = lines.map((line) => verdictOf(line, tolerance));
  const difference = vat > ownVat ? vat - ownVat : ownVat - vat;
  const isVatRight = difference <= vatTolerance;
  return { verdicts: found, isVatRight, isMatched: isVatRight && found.every(isFine) };
}
