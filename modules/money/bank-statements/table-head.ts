import type { Cents } from '#platform/money.ts';
import type { CsvRow } from './csv-rows.ts';
import type { NamedAccount } from './read-file.ts';
import type { Layout } from './table-layout.ts';
import { balanceRows, headingKey } from './templates.ts';
import { amountIn } from './written.ts';

/** The account that the lines above the headings name. */
export function headAccount(head: readonly CsvRow[]): NamedAccount {
  let [number, currency] = ['', ''];
  for (const { cells } of head) {
    const parts = cells.flatMap((cell) => cell.split(':')).map((part) => part.trim());
    for (const [place, part] of parts.entries()) {
      const key = headingKey(part);
      const next = parts.slice(place + 1).find((each) => each !== '') ?? '';
      if (number === '' && /^(?:account|accountnumber|accountno|accno|rekeningnommer)$/.test(key))
        number = numberOf(next);
      if (currency === '' && /^(?:currency|geldeenheid)$/.test(key) && /^[A-Z]{3}$/.test(next)) currency = next;
      // Standard Bank's rows for private accounts: `ACC-NO,…,10023456789`.
      if (number === '' && key === 'accno' && next === '') number = numberOf(parts.at(-1) ?? '');
    }
  }
  return { number, currency };
}

function numberOf(text: string): string {
  const plain = text.replace(/["']/g, '').trim();
  return /^[A-Z0-9][A-Z0-9 -]{4,39}$/i.test(plain) && /\d{4}/.test(plain) ? plain : '';
}

/** Opening and closing that stand above the headings. */
export function headBalances(
  head: readonly CsvRow[],
  { decimal }: Pick<Layout, 'decimal'>,
): { readonly opening?: Cents; readonly closing?: Cents } {
  const found: { opening?: Cents; closing?: Cents } = {};
  for (const { cells } of head)
    for (const kind of ['opening', 'closing'] as const) {
      const place = cells.findIndex((cell) => balanceRows[kind].test(cell.trim()));
      if (place === -1 || found[kind] !== undefined) continue;
      const amount = cells
        .slice(place + 1)
        .map((cell) => amountIn(cell, decimal))
        .find((each) => each !== undefined);
      if (amount !== undefined) found[kind] = amount;
    }
  return found;
}
