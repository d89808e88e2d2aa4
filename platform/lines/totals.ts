import { amountFor, percentOfAmount, sharesOf, sumOf, wholePercent } from '../calculations.ts';
import { type Cents, noCents } from '../money.ts';
import { readPercent, readQuantity, readUnitPrice } from '../scaled.ts';

export { sumOf };

const noPercent = readPercent(0)!;

function known<Value>(value: Value | undefined, decimal: number): Value {
  if (value === undefined) throw new RangeError(`${decimal} has more digits than its column`);
  return value;
}

/** The net of a line: quantity (three decimals) times unit price (four decimals), rounded once. */
export function lineNet({ quantity, price }: { readonly quantity: number; readonly price: number }): Cents {
  return amountFor(known(readQuantity(quantity), quantity), known(readUnitPrice(price), price));
}

export interface NetLine {
  /** Without VAT. */
  readonly net: Cents;
  readonly vatCode: string;
}

/** What a document owes of one VAT code. */
interface VatOfCode {
  readonly vatCode: string;
  /** Per cent; null where it is not known. */
  readonly rate: number | null;
  readonly net: Cents;
  readonly vat: Cents;
}

export interface Totals {
  readonly net: Cents;
  readonly vat: Cents;
  readonly gross: Cents;
  /** Some rate is not known: VAT and gross lack what it would come to. */
  readonly isVatKnown: boolean;
  /** In the order in which the lines name the codes. */
  readonly byCode: readonly VatOfCode[];
  /** The VAT of each line, in the order of the lines: shares of the VAT of its code. */
  readonly vatShares: readonly Cents[];
}

/** Totals of which every rate is known. */
export interface KnownTotals extends Totals {
  readonly isVatKnown: true;
  readonly byCode: readonly (VatOfCode & { readonly rate: number })[];
}

/**
 * The totals of a document. VAT is computed once per code on the sum of its nets; lines show shares of it by largest
 * remainder, so that lines and total always agree. `rateOf` gives the per cent of a VAT code, where it is known.
 */
export function totalsOf(lines: readonly NetLine[], rateOf: (vatCode: string) => number | undefined): Totals {
  const vatShares = lines.map(() => noCents);
  const places = Map.groupBy(lines.keys(), (place) => lines[place]!.vatCode);
  const byCode = [...places].map(([vatCode, ofCode]) => {
    const rate = rateOf(vatCode);
    const percent = rate === undefined ? noPercent : known(readPercent(rate), rate);
    const nets = ofCode.map((place) => lines[place]!.net);
    const net = sumOf(nets);
    const vat = percentOfAmount(percent, net);
    const quotas = nets.map((each) => each * percent);
    for (const [index, share] of sharesOf(vat, quotas, wholePercent).entries()) vatShares[ofCode[index]!] = share;
    return { vatCode, rate: rate ?? null, net, vat };
  });
  const net = sumOf(byCode.map((each) => each.net));
  const vat = sumOf(byCode.map((each) => each.vat));
  const isVatKnown = byCode.every(({ rate }) => rate !== null);
  return { net, vat, gross: sumOf([net, vat]), isVatKnown, byCode, vatShares };
}
