import { allocate } from '#platform/calculations.ts';
import { totalsOf } from '#platform/lines/totals.ts';
import { type Cents, cents } from '#platform/money.ts';
import type { VatCode } from '#platform/vat-codes.ts';

/** What a supplier says of a load on its statement, and why it is not right. */
export const statementAnswers = ['right', 'wrong'] as const;
export const contestReasons = ['standing', 'price', 'notMine'] as const;
export type ContestReason = (typeof contestReasons)[number];

/** What is left to be invoiced of a charge of a load. */
export interface OwedCharge {
  readonly chargeId: string;
  readonly description: string;
  readonly vatCode: VatCode;
  /** Without VAT. */
  readonly left: Cents;
}

/** A load of a statement with its charges. */
export interface OwedLoad {
  readonly loadId: string;
  readonly charges: readonly OwedCharge[];
}

/** What the supplier says of it. */
export interface LineAnswer {
  readonly answer: (typeof statementAnswers)[number];
  readonly reason: ContestReason | '';
  /** Standing time beside the rest, or another price for the whole load, without VAT; null where nothing is claimed. */
  readonly claimed: Cents | null;
  readonly words: string;
}

/** A line of the invoice that an answer becomes. What nobody expected names no charge. */
export interface AnsweredLine {
  readonly loadId: string;
  readonly chargeId: string | null;
  readonly description: string;
  readonly vatCode: VatCode;
  readonly net: Cents;
}

/** An amount over charges, each in the proportion of what is left of it; undefined where a charge would get nothing. */
export function spread(net: Cents, charges: readonly OwedCharge[]): readonly Cents[] | undefined {
  const shares = allocate(
    net,
    charges.map(({ left }) => left),
  );
  return shares.every((share) => share > 0n) ? shares : undefined;
}

/**
 * The lines of the invoice that an answer comes to for one load: what is right as we owe it, standing time as a line beside
 * it that nobody expected, another price over its charges, and nothing where the load is not the supplier's.
 */
export function linesOfAnswer(load: OwedLoad, { reason, claimed, words }: LineAnswer): readonly AnsweredLine[] {
  const { loadId, charges } = load;
  if (reason === 'notMine') return [];
  const nets = reason === 'price' && claimed !== null ? spread(claimed, charges) : undefined;
  const owed = charges.map(({ left, ...charge }, place) => ({ loadId, ...charge, net: nets?.[place] ?? left }));
  if (reason !== 'standing' || claimed === null) return owed;
  const { vatCode } = charges[0]!;
  return [...owed, { loadId, chargeId: null, description: words, vatCode, net: claimed }];
}

/** Net, VAT and total of lines by the rates in force; a supplier that is no vendor charges none. */
export function totalsOfAnswer(
  lines: readonly Pick<AnsweredLine, 'net' | 'vatCode'>[],
  rateOf: (vatCode: VatCode) => number | undefined,
): { readonly net: Cents; readonly vat: Cents; readonly gross: Cents } {
  const { net, vat } = totalsOf(lines, (code) => rateOf(code as VatCode) ?? 0);
  return { net, vat, gross: cents(net + vat) };
}
