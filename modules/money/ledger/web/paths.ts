import { type VatBox, vatBox } from '#modules/money/ledger/contract.ts';

export const summaryPath = '/accountssummary';
export const historyPath = '/transactionhistory';

/** What the summary shows. Months are said by their keys, as `2026-11`. */
export interface SummaryAddress {
  readonly company?: string | undefined;
  readonly month?: string | undefined;
  readonly centre?: string | undefined;
  readonly moved?: string | undefined;
  readonly view?: string | undefined;
  /** A day of the month: what is shown ends with it. */
  readonly asOf?: string | undefined;
  /** `month` for the month alone instead of the year so far. */
  readonly span?: string | undefined;
  /** How many months a VAT report takes together. */
  readonly months?: string | undefined;
  /** The account whose panel is open. */
  readonly account?: string | undefined;
}

/** Which transactions are listed. */
export interface HistoryAddress {
  readonly company?: string | undefined;
  readonly account?: string | undefined;
  /** `all` for every month; that of today where it is left out. */
  readonly month?: string | undefined;
  readonly source?: string | undefined;
  readonly centre?: string | undefined;
  readonly party?: string | undefined;
  readonly load?: string | undefined;
  /** A figure of the VAT report: `out.standard.tax`. */
  readonly vat?: string | undefined;
  /** The journal whose panel is open, and the line from which it was opened. */
  readonly journal?: string | undefined;
  readonly line?: string | undefined;
}

function urlOf(path: string, address: object): string {
  const given = Object.entries(address).filter(([, value]) => value !== undefined && value !== '') as [
    string,
    string,
  ][];
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given).toString()}`;
}

export function summaryUrl(address: SummaryAddress): string {
  return urlOf(summaryPath, address);
}

export function historyUrl(address: HistoryAddress): string {
  return urlOf(historyPath, address);
}

/** How the address says a figure of the VAT report. */
export function vatKey({ direction, code, part }: VatBox): string {
  return `${direction}.${code}.${part}`;
}

/** The figure that an address names; undefined where it names none. */
export function vatOfKey(key: string | undefined): VatBox | undefined {
  const [direction, code, part] = (key ?? '').split('.');
  return vatBox.safeParse({ direction, code, part }).data;
}
