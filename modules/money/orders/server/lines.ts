import { lineNet } from '#platform/lines/totals.ts';
import type { Cents } from '#platform/money.ts';
import { type DocumentLines, documentLines } from '#platform/server/document-lines.ts';
import type { OrderInput, OrderLine } from '../fields.ts';
import { accountOf } from '../rules.ts';
import type { Ledgering } from './known.ts';

/** A line as it was ordered. What came of it is not here: it is changed by receipts and invoices alone. */
export interface OrderedLine extends OrderLine {
  readonly profitCentreId: string;
  readonly account: string;
  readonly net: Cents;
}
/** What a revision says besides its lines. */
export interface SentHead extends Readonly<
  Pick<OrderInput, 'requiredBy' | 'deliverTo' | 'terms' | 'note' | 'currency'>
> {
  readonly number: string;
  readonly supplierName: string;
}

export const orderLines: DocumentLines<SentHead, OrderedLine> = documentLines<SentHead, OrderedLine>({
  document: 'company_order',
  columns: {
    itemMasterId: ['item_master_id', 'uuid'],
    description: ['description', 'text'],
    quantity: ['quantity', 'numeric'],
    unit: ['unit', 'text'],
    price: ['price', 'numeric'],
    vatCode: ['vat_code', 'text'],
    profitCentreId: ['profit_centre_id', 'uuid'],
    account: ['account', 'text'],
    net: ['net', 'bigint'],
  },
});

/** Lines as they are stored: each with its centre, its account and its amount. */
export function orderedLines(
  lines: readonly OrderLine[],
  profitCentreId: string,
  { items, centres }: Ledgering,
): OrderedLine[] {
  return lines.map((line) => {
    const centreId = line.profitCentreId ?? profitCentreId;
    return {
      ...line,
      profitCentreId: centreId,
      account: accountOf(items.get(line.itemMasterId)!, centres.get(centreId)!),
      net: lineNet(line),
    };
  });
}
