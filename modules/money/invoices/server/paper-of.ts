import { sql } from 'kysely';
import { africanCountry } from '#platform/africa.ts';
import type { CalendarDate } from '#platform/dates.ts';
import { translator } from '#platform/messages.ts';
import { cents } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import { openAccount, currentBank, type CurrentBank } from '#modules/parties/bank/server/index.ts';
import type { InvoicePaper, PaperAddress } from '#modules/money/invoice-papers/paper.ts';
import { rateText } from '#modules/prices/exchange-rates/convert.ts';
import { invoiceNumber } from '../kinds.ts';
import { invoicePaperWords } from '../messages/paper/index.ts';
import { printedLines } from '../printed-lines.ts';
import { buyerInSql } from './buyer.ts';
import { invoiceInBooks, rateOfDocument } from './in-books.ts';
import type { StoredInvoice, StoredLine } from './queries.ts';
import { printedSettlement } from './printed-settlement.ts';
import { vatRowsOf } from './totals.ts';

/** What a document says of itself before it is stored: a preview has no id. */
export type PrintedInvoice = Pick<
  StoredInvoice,
  | 'kind'
  | 'status'
  | 'number'
  | 'company_id'
  | 'customer_id'
  | 'bill_to_party_id'
  | 'currency'
  | 'books_currency'
  | 'rate'
  | 'rate_day'
  | 'rate_source'
  | 'base_net'
  | 'base_vat'
  | 'base_gross'
  | 'original_rate'
  | 'original_rate_day'
  | 'original_rate_source'
  | 'tax_date'
  | 'due_date'
  | 'supply_from'
  | 'supply_to'
  | 'term_days'
  | 'is_aggregated'
  | 'lists_loads'
  | 'language'
  | 'order_numbers'
  | 'net'
  | 'vat'
  | 'gross'
  | 'reason'
  | 'zero_rate_reason'
  | 'original_number'
  | 'original_kind'
  | 'original_tax_date'
>;
export type PrintedCharge = Pick<
  StoredLine,
  | 'load_id'
  | 'load_number'
  | 'item_master_id'
  | 'description'
  | 'quantity'
  | 'unit'
  | 'price'
  | 'net'
  | 'vat_code'
  | 'vat_percent'
  | 'vat_share'
  | 'profit_centre_id'
>;

interface Party {
  readonly name: string;
  readonly trade_name?: string;
  readonly registration_number: string;
  readonly vat_number: string;
  readonly account_number?: string;
  readonly address: Readonly<Record<string, string>>;
  readonly email?: string;
  readonly telephone?: string;
}
interface Facts {
  readonly seller: Party & { readonly id: string };
  readonly logo: { readonly sha256: string; readonly contentType: string } | null;
  readonly bank: CurrentBank | null;
  readonly buyer: Party;
  readonly loads: readonly {
    readonly id: string;
    readonly load_number: string;
    readonly delivered_on: CalendarDate;
    readonly origin: string;
    readonly destination: string;
    readonly order_numbers: readonly { readonly number: string }[];
    readonly pods: readonly string[] | null;
  }[];
}

/** A document as it is printed, with the parties as they are now: of a posted one it is frozen in its row. */
export async function paperOf(
  context: Context,
  invoice: PrintedInvoice,
  lines: readonly PrintedCharge[],
): Promise<InvoicePaper> {
  const { seller, logo, bank, buyer, loads } = await factsOf(context, invoice, lines);
  const { language } = invoice;
  const t = translator(language, (await invoicePaperWords.load[language]()).texts);
  const printed = printedLines(
    lines.map((line) => ({
      loadNumber: line.load_number,
      itemMasterId: line.item_master_id,
      description: line.description,
      quantity: plain(line.quantity),
      unit: line.unit,
      price: plain(line.price),
      net: cents(line.net),
      vatCode: line.vat_code,
      vatPercent: line.vat_percent,
      vatShare: cents(line.vat_share),
      profitCentreId: line.profit_centre_id,
    })),
    { isAggregated: invoice.is_aggregated, listsLoads: invoice.lists_loads },
  );
  const rows = vatRowsOf(lines);
  const rate = await printedRate(context, invoice, lines);
  const settlement = await printedSettlement(context, invoice, t);
  const original =
    invoice.original_number !== null && invoice.original_kind !== null && invoice.original_tax_date !== null;
  return {
    kind: invoice.kind,
    isDraft: invoice.number === null,
    ...(invoice.number !== null && { number: invoiceNumber(invoice.kind, invoice.number) }),
    language,
    taxDate: invoice.tax_date,
    supplyFrom: invoice.supply_from,
    supplyTo: invoice.supply_to,
    dueDate: invoice.due_date,
    termDays: t('termDays', { days: invoice.term_days }),
    ...(settlement && { settlement }),
    currency: invoice.currency,
    ...(rate && { rate }),
    seller: {
      ...partyOf(seller),
      ...filled({ tradeName: seller.trade_name, email: seller.email, telNumber: seller.telephone }),
    },
    ...(logo && { logo }),
    ...(bank && { bank: bankOf(context, seller, bank) }),
    buyer: { ...partyOf(buyer), ...filled({ accountNumber: buyer.account_number }) },
    orderNumbers: [...invoice.order_numbers],
    lines: printed.map((line, place) => ({
      line: place + 1,
      ...filled({ loadNumber: line.loadNumber, price: line.price }),
      description: line.description,
      quantity: line.quantity,
      unit: line.unit,
      net: Number(line.net),
      vatCode: line.vatCode as never,
      vatPercent: line.vatPercent,
      vatShare: Number(line.vatShare),
    })),
    vat: rows.map(({ code, percent, net: base, vat }) => ({ code, percent, net: Number(base), vat: Number(vat) })),
    net: invoice.net,
    vatTotal: invoice.vat,
    gross: invoice.gross,
    ...(original && {
      original: {
        number: invoiceNumber(invoice.original_kind!, invoice.original_number),
        taxDate: invoice.original_tax_date!,
      },
    }),
    ...filled({ reason: invoice.reason, zeroRateReason: invoice.zero_rate_reason }),
    annex: annexOf(loads, lines),
  };
}

/** The loads of a document, each with what it comes to. */
function annexOf(loads: Facts['loads'], lines: readonly PrintedCharge[]): InvoicePaper['annex'] {
  const net = (loadId: string) =>
    lines.filter((line) => line.load_id === loadId).reduce((sum, line) => sum + line.net, 0);
  return loads.map((load) => ({
    loadNumber: load.load_number,
    deliveredOn: load.delivered_on,
    from: load.origin,
    to: load.destination,
    orderNumbers: load.order_numbers.map(({ number }) => number),
    podNumbers: [...(load.pods ?? [])],
    net: net(load.id),
  }));
}

/** The rate, its day and source, and what the document is in the books: as it was posted, or as it would be now. */
async function printedRate(
  context: Context,
  invoice: PrintedInvoice,
  lines: readonly PrintedCharge[],
): Promise<InvoicePaper['rate']> {
  const found = await rateOfDocument(context, invoice);
  if (!found) return undefined;
  const { base_net, base_vat, base_gross } = invoice;
  const posted =
    base_net !== null && base_vat !== null && base_gross !== null
      ? { net: base_net, vat: base_vat, gross: base_gross }
      : invoiceInBooks(invoice, lines, found.rate);
  return {
    rate: rateText(found.rate),
    day: found.day,
    source: found.source,
    netBase: Number(posted.net),
    vatBase: Number(posted.vat),
    grossBase: Number(posted.gross),
    baseCurrency: invoice.books_currency,
  };
}

/** Without the zeros that a column of the database adds. */
const plain = (decimal: string) => (decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal);

/** Only what is not empty. */
function filled<Field extends string>(
  values: Readonly<Record<Field, string | undefined>>,
): Partial<Record<Field, string>> {
  return Object.fromEntries(Object.entries<string | undefined>(values).filter(([, value]) => value)) as Partial<
    Record<Field, string>
  >;
}

function partyOf({ name, registration_number, vat_number, address }: Party) {
  return {
    name,
    ...filled({ registrationNumber: registration_number, vatNumber: vat_number }),
    address: addressOf(address),
    countryCode: africanCountry(address.country ?? '')?.code ?? '',
  };
}

function addressOf(address: Readonly<Record<string, string>>): PaperAddress {
  const of = (field: string) => address[field] ?? '';
  return {
    addressLine1: of('addressLine1'),
    addressLine2: of('addressLine2'),
    suburb: of('suburb'),
    city: of('city'),
    region: of('region'),
    country: of('country'),
    postalcode: of('postalcode') || of('postalCode'),
  };
}

function bankOf(context: Context, seller: Facts['seller'], bank: CurrentBank) {
  return {
    bankName: bank.bank,
    branchCode: bank.branch_code,
    accountNumber: openAccount(context.app.sealer, context.partition, bank),
    accountName: seller.name,
    ...filled({ swift: bank.bank_code }),
  };
}

async function factsOf(
  { db, partition }: Context,
  invoice: PrintedInvoice,
  lines: readonly PrintedCharge[],
): Promise<Facts> {
  const loadIds = [...new Set(lines.map(({ load_id }) => load_id))];
  const { rows } = await sql<Facts>`
    select (select jsonb_build_object('id', s.id, 'name', s.name, 'trade_name', s.trade_name, 'registration_number', s.registration_number, 'vat_number', s.vat_number, 'address', s.address,
                     'email', s.support_email, 'telephone', s.telephone) from company s where s.partition = ${partition} and s.id = ${invoice.company_id}) as seller,
           (select jsonb_build_object('sha256', g.sha256, 'contentType', g.content_type) from company_logo g
             where g.partition = ${partition} and g.company_id = ${invoice.company_id} limit 1) as logo,
           (select ${currentBank('company')} from company s where s.partition = ${partition} and s.id = ${invoice.company_id}) as bank,
           ${buyerInSql({ partition, billToPartyId: invoice.bill_to_party_id, customerId: invoice.customer_id })} as buyer,
           coalesce((select jsonb_agg(jsonb_build_object('id', l.id, 'load_number', l.load_number, 'origin', l.origin, 'destination', l.destination, 'order_numbers', l.order_numbers,
                       'delivered_on', (coalesce(l.delivered_at, l.load_at) at time zone o.time_zone)::date::text,
                       'pods', (select jsonb_agg(distinct p.reference) from pod p where p.partition = l.partition and p.load_id = l.id and p.reference <> '')) order by l.delivered_at, l.load_number)
                       from load l join company o on o.partition = l.partition and o.id = l.company_id where l.partition = ${partition} and l.id = any (${loadIds}::uuid[])), '[]') as loads`.execute(
    db,
  );
  return rows[0]!;
}
