import { cents, decimalOf } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import type { InvoicePaper } from '#modules/money/invoice-papers/paper.ts';
import { invoiceXml } from '#modules/money/invoice-papers/server/index.ts';
import { exchangeOf } from './exchange-of.ts';
import { activePartner } from './partners.ts';

export interface PostedInvoice {
  readonly companyId: string;
  readonly invoiceId: string;
  /** As it was frozen; it has its number. */
  readonly paper: InvoicePaper;
}

/**
 * Asks the tax authority of a company for the mark of a posted document, after the commit and by its number alone: a retry
 * carries the same. Answers the exchange; undefined where the company has no authority set, and the document goes out as
 * it is. The mark comes with `exchange.succeeded`: `id`, `qr`, `signedAt`.
 */
export async function fiscaliseInvoice(
  context: Context,
  { companyId, invoiceId, paper }: PostedInvoice,
): Promise<string | undefined> {
  const partner = await activePartner(context, { kind: 'fiscal', companyId, customerId: null });
  if (!partner) return undefined;
  return exchangeOf(context, {
    ...documentOf(paper, invoiceId),
    partner,
    purpose: 'fiscalise',
    body: (key) => ({ key, ...summaryOf(paper) }),
  });
}

export interface DeliveredInvoice extends PostedInvoice {
  readonly customerId: string;
}

/**
 * Sends a posted document to the system of its customer: figures as JSON, with the whole as EN 16931 XML inside. Answers the
 * exchange; undefined where the customer has no system set. A corrected copy is another exchange.
 */
export async function deliverInvoiceByIntegration(
  context: Context,
  { companyId, customerId, invoiceId, paper }: DeliveredInvoice,
): Promise<string | undefined> {
  const partner = await activePartner(context, { kind: 'customer', companyId, customerId });
  if (!partner) return undefined;
  return exchangeOf(context, {
    ...documentOf(paper, invoiceId),
    partner,
    purpose: 'deliver',
    ...(paper.copy && { version: paper.copy }),
    body: (key) => ({ key, ...summaryOf(paper), xml: invoiceXml(paper) }),
  });
}

function documentOf({ kind, number, gross, currency }: InvoicePaper, recordId: string) {
  return { noun: kind, recordId, number: number!, amount: cents(gross), currency };
}

/** The figures of a document for machines. Amounts are decimals with two places, in the currency of the document. */
export function summaryOf(paper: InvoicePaper) {
  const { kind, number, taxDate, dueDate, currency, seller, buyer, orderNumbers, vat, original } = paper;
  const decimal = (whole: number) => decimalOf(cents(whole));
  const party = ({ name, vatNumber, countryCode }: typeof seller | typeof buyer) => ({
    name,
    vatNumber: vatNumber ?? '',
    country: countryCode,
  });
  return {
    kind,
    number,
    issuedOn: taxDate,
    dueOn: dueDate,
    currency,
    seller: party(seller),
    buyer: party(buyer),
    orderNumbers,
    vat: vat.map((row) => ({ code: row.code, percent: row.percent, net: decimal(row.net), vat: decimal(row.vat) })),
    net: decimal(paper.net),
    vatTotal: decimal(paper.vatTotal),
    gross: decimal(paper.gross),
    original: original?.number ?? '',
  };
}
