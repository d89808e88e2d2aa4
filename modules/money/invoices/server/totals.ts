import { totalsOf } from '#platform/lines/totals.ts';
import { type Cents, cents } from '#platform/money.ts';
import type { VatCode } from '#platform/vat-codes.ts';

/** A line as far as its VAT goes. */
export interface TaxedLine {
  readonly net: number | bigint;
  readonly vat_code: string;
  readonly vat_percent: number;
}

/** What a document owes of one code and rate. */
export interface VatRow {
  readonly code: VatCode;
  readonly percent: number;
  readonly net: Cents;
  readonly vat: Cents;
}

/** Totals of a document, with the VAT of each line. VAT is reckoned once for each code and rate (work-and-money.md §9). */
export interface InvoiceTotals {
  readonly net: Cents;
  readonly vat: Cents;
  readonly gross: Cents;
  readonly rows: readonly VatRow[];
  readonly shares: readonly Cents[];
}

const keyOf = ({ vat_code, vat_percent }: TaxedLine) => `${vat_code} ${vat_percent}`;

export function invoiceTotals(lines: readonly TaxedLine[]): InvoiceTotals {
  const percents = new Map(lines.map((line) => [keyOf(line), line.vat_percent]));
  const { net, vat, gross, byCode, vatShares } = totalsOf(
    lines.map((line) => ({ net: cents(BigInt(line.net)), vatCode: keyOf(line) })),
    (key) => percents.get(key),
  );
  return {
    net,
    vat,
    gross,
    shares: vatShares,
    rows: byCode.map((row) => ({
      code: row.vatCode.split(' ')[0] as VatCode,
      percent: row.rate ?? 0,
      net: row.net,
      vat: row.vat,
    })),
  };
}

/** The rows of VAT of lines whose shares are decided: of a credit note, whose VAT is that of the lines it takes back. */
export function vatRowsOf(lines: readonly (TaxedLine & { readonly vat_share: number })[]): readonly VatRow[] {
  return [...Map.groupBy(lines, keyOf).values()].map((group) => ({
    code: group[0]!.vat_code as VatCode,
    percent: Number(group[0]!.vat_percent),
    net: cents(group.reduce((sum, { net }) => sum + BigInt(net), 0n)),
    vat: cents(group.reduce((sum, { vat_share }) => sum + BigInt(vat_share), 0n)),
  }));
}
