import { type Cents, cents, noCents } from '#platform/money.ts';

/** A line with an amount on one of its sides. */
interface Shared {
  readonly group: string;
  readonly debit: Cents | null;
  readonly credit: Cents | null;
}

/**
 * The lines of each month when amounts are spread over several: as even as cents allow, and together exactly what was spread.
 * The last line of each journal takes what rounding leaves, so that every month is in balance. Undefined where an amount is
 * too small to be parted.
 */
export function spreadOver<Line extends Shared>(
  lines: readonly Line[],
  months: number,
): readonly (readonly Line[])[] | undefined {
  const signed = lines.map(({ debit, credit }) => cents((debit ?? 0n) - (credit ?? 0n)));
  const last = new Map(lines.map(({ group }, place) => [group, place]));
  const parts = Array.from({ length: months }, (_, month) => {
    const shares = signed.map((amount) => cents(upTo(amount, month + 1, months) - upTo(amount, month, months)));
    for (const [group, place] of last) {
      const others = lines.reduce(
        (sum, line, other) => (line.group === group && other !== place ? sum + shares[other]! : sum),
        0n,
      );
      shares[place] = cents(-others);
    }
    return lines.map((line, place) => ({ ...line, ...sidesOf(shares[place]!) }));
  });
  const isParted = parts.every((part) =>
    part.every((line, place) => {
      const share = (line.debit ?? noCents) - (line.credit ?? noCents);
      return share !== 0n && share > 0n === signed[place]! > 0n;
    }),
  );
  return isParted ? parts : undefined;
}

/** What has come of an amount by the end of a month; half a cent goes away from zero. */
function upTo(amount: bigint, month: number, months: number): bigint {
  const [size, of] = [(amount < 0n ? -amount : amount) * BigInt(month), BigInt(months)];
  const whole = (size * 2n + of) / (of * 2n);
  return amount < 0n ? -whole : whole;
}

const sidesOf = (share: Cents) =>
  share > 0n ? { debit: share, credit: null } : { debit: null, credit: cents(-share) };
