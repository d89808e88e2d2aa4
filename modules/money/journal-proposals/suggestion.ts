import type { Cents } from '#platform/money.ts';
import { type CheckedLine, signedOf, wordOf } from './lines.ts';

/** The line that most likely puts a journal out of balance, and what it would be. */
export interface Suggestion {
  readonly row: number;
  readonly field: 'debit' | 'credit';
  readonly amount: Cents;
  readonly reason: 'asBefore' | 'halfOnWrongSide' | 'digitsSwapped';
  readonly details: Readonly<Record<string, string | number | Cents>>;
}

type Earlier = ReadonlyMap<string, readonly Cents[]>;

/** By what lines are compared with those of earlier months. */
export const likenessOf = ({ account, centre, text }: Pick<CheckedLine, 'account' | 'centre' | 'text'>): string =>
  [account, centre, text].map(wordOf).join('\n');

/**
 * Looks for one line that would bring a journal into balance: with the amount of earlier months, on the other side, or with
 * two digits exchanged. `difference` is debit less credit. Null where no line does it, or several do.
 */
export function suggestionFor(lines: readonly CheckedLine[], difference: Cents, earlier: Earlier): Suggestion | null {
  const attempts = [
    lines.flatMap((line) => asBefore(line, difference, earlier)),
    lines.flatMap((line) => onOtherSide(line, difference)),
    lines.flatMap((line) => digitsSwapped(line, difference)),
  ];
  const found = attempts.find((some) => some.length > 0);
  return found?.length === 1 ? found[0]! : null;
}

function suggested(row: number, signed: bigint, reason: Suggestion['reason'], details: Suggestion['details'] = {}) {
  const field = signed > 0n ? ('debit' as const) : ('credit' as const);
  return { row, field, amount: (signed > 0n ? signed : -signed) as Cents, reason, details };
}

function asBefore(line: CheckedLine, difference: Cents, earlier: Earlier): readonly Suggestion[] {
  const wanted = signedOf(line) - difference;
  const months = (earlier.get(likenessOf(line)) ?? []).filter((amount) => amount === wanted).length;
  return wanted === 0n || months === 0 ? [] : [suggested(line.row, wanted, 'asBefore', { months })];
}

/** Twice the amount is what is out. */
function onOtherSide(line: CheckedLine, difference: Cents): readonly Suggestion[] {
  const signed = signedOf(line);
  return signed !== 0n && signed * 2n === difference ? [suggested(line.row, -signed, 'halfOnWrongSide')] : [];
}

/** Two digits beside each other that are exchanged make a difference that nine divides. */
function digitsSwapped(line: CheckedLine, difference: Cents): readonly Suggestion[] {
  const signed = signedOf(line);
  const wanted = signed - difference;
  if (difference % 9n !== 0n || signed === 0n || wanted > 0n !== signed > 0n) return [];
  const [typed, meant] = [signed, wanted].map((amount) => String(amount < 0n ? -amount : amount));
  if (typed!.length !== meant!.length) return [];
  const places = [...typed!].flatMap((digit, place) => (digit === meant![place] ? [] : [place]));
  const [first, second] = places;
  const areSwapped =
    places.length === 2 &&
    second === first! + 1 &&
    typed![first!] === meant![second] &&
    typed![second] === meant![first!];
  return areSwapped ? [suggested(line.row, wanted, 'digitsSwapped')] : [];
}
