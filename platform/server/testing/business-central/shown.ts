import { sumOf } from '#platform/calculations.ts';
import { wireOf } from '#platform/money.ts';
import { taxOf } from './amounts.ts';
import { type Body, documentNames, type Invoice, type Line, tagOf } from './records.ts';

/** A document as it is read there, with its totals. */
export function shown(invoice: Invoice): Body {
  const { lines, dimensions: _, attachments: __, tag: ___, set, vendorInvoiceNumber, invoiceDate, ...header } = invoice;
  const names = documentNames[set];
  const net = sumOf(lines.map((line) => line.net));
  const tax = taxOf(lines);
  return {
    '@odata.etag': tagOf(invoice),
    ...header,
    [names.number]: vendorInvoiceNumber,
    [names.date]: invoiceDate,
    pricesIncludeTax: false,
    discountAmount: 0,
    totalAmountExcludingTax: wireOf(net),
    totalTaxAmount: wireOf(tax),
    totalAmountIncludingTax: wireOf(sumOf([net, tax])),
  };
}

/** A line as it is read there. */
export function shownLine({ net, ...line }: Line): Body {
  return { ...line, amountExcludingTax: wireOf(net) };
}
