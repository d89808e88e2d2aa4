import { dividedRounded, scaled, wholeShares } from '../exact.ts';
import type { Cents } from '../money.ts';

/** Decimals of a unit price, of a quantity and of a percentage, as the database keeps them. */
export const pricePlaces = 4;
export const quantityPlaces = 3;
export const percentPlaces = 4;

const cents = (value: bigint) => Number(value) as Cents;

/** The net of a line in cents: quantity (three decimals) times price (four decimals), rounded once. */
export function lineNet({ quantity, price }: { readonly quantity: number; readonly price: number }): Cents {
  const product = scaled(quantity, quantityPlaces) * scaled(price, pricePlaces);
  return cents(dividedRounded(product, 10n ** BigInt(quantityPlaces + pricePlaces - 2)));
}

/** A percentage (four decimals) of an amount, rounded once. */
export function percentOf(amount: Cents, percent: number): Cents {
  return cents(dividedRounded(BigInt(amount) * scaled(percent, percentPlaces), hundredPercent));
}

const hundredPercent = 100n * 10n ** BigInt(percentPlaces);

interface NetLine {
  readonly net: Cents;
  readonly vatCode: string;
}

/** What a document owes of one VAT code. */
interface VatOfCode {
  readonly vatCode: string;
  /** Per cent. */
  readonly rate: number;
  readonly net: Cents;
  readonly vat: Cents;
}

export interface Totals {
  readonly net: Cents;
  readonly vat: Cents;
  readonly gross: Cents;
  /** In the order in which the lines name the codes. */
  readonly byCode: readonly VatOfCode[];
  /** The VAT of each line, in the order of the lines: shares of the VAT of its code. */
  readonly vatShares: readonly Cents[];
}

/**
 * The totals of a document. VAT is computed once per code on the sum of its nets; lines show shares of it by largest
 * remainder, so that lines and total always agree. `rateOf` gives the per cent of a VAT code.
 */
export function totalsOf(lines: readonly NetLine[], rateOf: (vatCode: string) => number): Totals {
  const vatShares = lines.map(() => 0 as Cents);
  const places = Map.groupBy(lines.keys(), (place) => lines[place]!.vatCode);
  const byCode = [...places].map(([vatCode, ofCode]) => {
    const rate = rateOf(vatCode);
    const percent = scaled(rate, percentPlaces);
    const shares = wholeShares(
      ofCode.map((place) => BigInt(lines[place]!.net) * percent),
      hundredPercent,
    );
    for (const [index, place] of ofCode.entries()) vatShares[place] = cents(shares[index]!);
    return { vatCode, rate, net: sumOf(ofCode.map((place) => lines[place]!.net)), vat: sumOf(shares.map(cents)) };
  });
  const net = sumOf(byCode.map((each) => each.net));
  const vat = sumOf(byCode.map((each) => each.vat));
  return { net, vat, gross: sumOf([net, vat]), byCode, vatShares };
}

export function sumOf(amounts: readonly Cents[]): Cents {
  return amounts.reduce<number>((total, each) => total + each, 0) as Cents;
}
