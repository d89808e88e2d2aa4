import { amountFor } from '#platform/calculations.ts';
import { cents, decimalOf } from '#platform/money.ts';
import { readQuantity, readUnitPrice } from '#platform/scaled.ts';
import { type InvoicePaper, type PaperAddress, type PaperLine, type PaperVat, paperTotals } from '../paper.ts';
import { day, element as el, type Xml, xmlDocument } from './xml.ts';

/** UNTDID 1001. */
const typeCodes = { invoice: '380', creditNote: '381', debitNote: '383' } as const;

/** UN/ECE recommendations 20 and 21; what is missing is counted by the piece. */
const unitCodes: Readonly<Record<string, string>> = {
  km: 'KMT',
  ton: 'TNE',
  t: 'TNE',
  kg: 'KGM',
  pallet: 'XPX',
  hour: 'HUR',
  day: 'DAY',
  litre: 'LTR',
};
const piece = 'C62';

/**
 * A paper as an EN 16931 invoice in the syntax of UN/CEFACT (Cross Industry Invoice D22B), whose order of elements is that of
 * its schema. Amounts of credit notes are positive: the type says what they do. Throws a RangeError where the amounts do not
 * add up, and for a draft, which is no invoice yet.
 */
export function invoiceXml(paper: InvoicePaper): string {
  if (paper.isDraft || !paper.number) throw new RangeError('a draft is no invoice');
  paperTotals(paper);
  return xmlDocument(
    el(
      'rsm:CrossIndustryInvoice',
      [
        el('rsm:ExchangedDocumentContext', [
          el('ram:GuidelineSpecifiedDocumentContextParameter', [el('ram:ID', 'urn:cen.eu:en16931:2017')]),
        ]),
        el('rsm:ExchangedDocument', [
          el('ram:ID', paper.number),
          el('ram:TypeCode', typeCodes[paper.kind]),
          el('ram:IssueDateTime', [day('udt', paper.taxDate)]),
          ...notesOf(paper).map((note) => el('ram:IncludedNote', [el('ram:Content', note)])),
        ]),
        el('rsm:SupplyChainTradeTransaction', [
          ...paper.lines.map((line) => lineOf(paper, line)),
          agreement(paper),
          el('ram:ApplicableHeaderTradeDelivery', [
            el('ram:ActualDeliverySupplyChainEvent', [el('ram:OccurrenceDateTime', [day('udt', paper.supplyTo)])]),
          ]),
          settlement(paper),
        ]),
      ],
      {
        'xmlns:rsm': 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
        'xmlns:ram': 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
        'xmlns:qdt': 'urn:un:unece:uncefact:data:standard:QualifiedDataType:100',
        'xmlns:udt': 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
      },
    ),
  );
}

function notesOf({ zeroRateReason, reason, copy, fiscal }: InvoicePaper): string[] {
  const notes = [copy && 'Corrected copy', reason, zeroRateReason, fiscal && `Tax authority mark ${fiscal.id}`];
  return notes.filter((note): note is string => note !== undefined && note !== '');
}

interface Category {
  /** UNTDID 5305. */
  readonly code: 'S' | 'Z' | 'E' | 'O';
  readonly exemption?: string;
}

/** Of a seller who is not registered for VAT everything is outside of it; O allows no other category beside it. */
function categoryOf({ seller }: InvoicePaper, code: PaperVat['code']): Category {
  if (!seller.vatNumber) return { code: 'O', exemption: 'Not subject to VAT' };
  if (code === 'standard') return { code: 'S' };
  if (code === 'zeroRated') return { code: 'Z' };
  return { code: 'E', exemption: code === 'exempt' ? 'Exempt from VAT' : 'Outside the scope of VAT' };
}

function lineOf(paper: InvoicePaper, line: PaperLine): Xml {
  const { quantity, unit, price, counted } = countedBy(line);
  const category = categoryOf(paper, line.vatCode);
  const { loadNumber = '' } = line;
  return el('ram:IncludedSupplyChainTradeLineItem', [
    el('ram:AssociatedDocumentLineDocument', [el('ram:LineID', String(line.line))]),
    el('ram:SpecifiedTradeProduct', [
      el('ram:Name', line.description || loadNumber || String(line.line)),
      counted && el('ram:Description', counted),
    ]),
    el('ram:SpecifiedLineTradeAgreement', [el('ram:NetPriceProductTradePrice', [el('ram:ChargeAmount', price)])]),
    el('ram:SpecifiedLineTradeDelivery', [el('ram:BilledQuantity', quantity, { unitCode: unit })]),
    el('ram:SpecifiedLineTradeSettlement', [
      el('ram:ApplicableTradeTax', [
        el('ram:TypeCode', 'VAT'),
        el('ram:CategoryCode', category.code),
        category.code !== 'O' && el('ram:RateApplicablePercent', String(line.vatPercent)),
      ]),
      el('ram:SpecifiedTradeSettlementLineMonetarySummation', [el('ram:LineTotalAmount', money(line.net))]),
      loadNumber !== '' &&
        el('ram:AdditionalReferencedDocument', [el('ram:IssuerAssignedID', loadNumber), el('ram:TypeCode', '130')]),
    ]),
  ]);
}

/** Quantity and price, of which the net amount is the product. A price is never negative: what is taken off is a negative quantity. */
function countedBy({ quantity, price, net, unit }: PaperLine) {
  const [units, each] = [readQuantity(quantity), price === undefined ? undefined : readUnitPrice(price)];
  if (units !== undefined && each !== undefined && amountFor(units, each) === cents(net)) {
    const isTurned = each < 0n;
    const turned = (text: string) => (text.startsWith('-') ? text.slice(1) : `-${text}`);
    return {
      quantity: isTurned ? turned(quantity) : quantity,
      price: isTurned ? price!.slice(1) : price!,
      unit: unitCodes[unit] ?? piece,
    };
  }
  // Units of several prices, or a minimum: one piece of the amount, and in words what was counted.
  const counted = `${quantity} ${unit}`.trim();
  return { quantity: net < 0 ? '-1' : '1', price: money(Math.abs(net)), unit: piece, counted };
}

function agreement(paper: InvoicePaper): Xml {
  const { seller, buyer, orderNumbers } = paper;
  const { tradeName, telNumber, email } = seller;
  return el('ram:ApplicableHeaderTradeAgreement', [
    el('ram:SellerTradeParty', [
      // One of the three numbers must say who sells.
      !seller.registrationNumber && !seller.vatNumber && el('ram:ID', seller.name),
      el('ram:Name', seller.name),
      (seller.registrationNumber || tradeName) &&
        el('ram:SpecifiedLegalOrganization', [
          seller.registrationNumber && el('ram:ID', seller.registrationNumber),
          tradeName && el('ram:TradingBusinessName', tradeName),
        ]),
      (telNumber || email) &&
        el('ram:DefinedTradeContact', [
          telNumber && el('ram:TelephoneUniversalCommunication', [el('ram:CompleteNumber', telNumber)]),
          email && el('ram:EmailURIUniversalCommunication', [el('ram:URIID', email)]),
        ]),
      addressOf(seller.address, seller.countryCode),
      seller.vatNumber && vatNumber(seller.vatNumber, seller.countryCode),
    ]),
    el('ram:BuyerTradeParty', [
      buyer.accountNumber && el('ram:ID', buyer.accountNumber),
      el('ram:Name', buyer.name),
      buyer.registrationNumber && el('ram:SpecifiedLegalOrganization', [el('ram:ID', buyer.registrationNumber)]),
      addressOf(buyer.address, buyer.countryCode),
      seller.vatNumber && buyer.vatNumber && vatNumber(buyer.vatNumber, buyer.countryCode),
    ]),
    orderNumbers.length === 1 && el('ram:BuyerOrderReferencedDocument', [el('ram:IssuerAssignedID', orderNumbers[0]!)]),
    // The norm has room for one order; several are documents that belong to the invoice.
    ...(orderNumbers.length > 1 ? orderNumbers : []).map((number) =>
      el('ram:AdditionalReferencedDocument', [
        el('ram:IssuerAssignedID', number),
        el('ram:TypeCode', '916'),
        el('ram:Name', 'Order'),
      ]),
    ),
  ]);
}

function addressOf(address: PaperAddress, countryCode: string): Xml {
  const [one, two, three] = [address.addressLine1, address.addressLine2, address.suburb].filter(Boolean);
  return el('ram:PostalTradeAddress', [
    address.postalcode && el('ram:PostcodeCode', address.postalcode),
    one && el('ram:LineOne', one),
    two && el('ram:LineTwo', two),
    three && el('ram:LineThree', three),
    address.city && el('ram:CityName', address.city),
    el('ram:CountryID', countryCode),
    address.region && el('ram:CountrySubDivisionName', address.region),
  ]);
}

/** The norm begins a VAT number with its country. */
function vatNumber(number: string, countryCode: string): Xml {
  const bare = number.replaceAll(/\s/g, '');
  const whole = bare.startsWith(countryCode) ? bare : `${countryCode}${bare}`;
  return el('ram:SpecifiedTaxRegistration', [el('ram:ID', whole, { schemeID: 'VA' })]);
}

function settlement(paper: InvoicePaper): Xml {
  const { number, currency, rate, bank, original } = paper;
  const isIban = bank !== undefined && /^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(bank.accountNumber);
  return el('ram:ApplicableHeaderTradeSettlement', [
    el('ram:PaymentReference', number!),
    rate && el('ram:TaxCurrencyCode', rate.baseCurrency),
    el('ram:InvoiceCurrencyCode', currency),
    el('ram:SpecifiedTradeSettlementPaymentMeans', [
      el('ram:TypeCode', bank ? '30' : '1'),
      bank && el('ram:Information', `${bank.bankName}, ${bank.branchCode}`),
      bank &&
        el('ram:PayeePartyCreditorFinancialAccount', [
          isIban && el('ram:IBANID', bank.accountNumber),
          el('ram:AccountName', bank.accountName),
          !isIban && el('ram:ProprietaryID', bank.accountNumber),
        ]),
      bank?.swift && el('ram:PayeeSpecifiedCreditorFinancialInstitution', [el('ram:BICID', bank.swift)]),
    ]),
    ...breakdown(paper).map(({ category: { code, exemption }, percent, net, vat }) =>
      el('ram:ApplicableTradeTax', [
        el('ram:CalculatedAmount', money(vat)),
        el('ram:TypeCode', 'VAT'),
        exemption && el('ram:ExemptionReason', exemption),
        el('ram:BasisAmount', money(net)),
        el('ram:CategoryCode', code),
        code !== 'O' && el('ram:RateApplicablePercent', String(percent)),
      ]),
    ),
    el('ram:BillingSpecifiedPeriod', [
      el('ram:StartDateTime', [day('udt', paper.supplyFrom)]),
      el('ram:EndDateTime', [day('udt', paper.supplyTo)]),
    ]),
    el('ram:SpecifiedTradePaymentTerms', [
      paper.termDays && el('ram:Description', [paper.termDays, paper.settlement?.words].filter(Boolean).join('. ')),
      el('ram:DueDateDateTime', [day('udt', paper.dueDate)]),
    ]),
    el('ram:SpecifiedTradeSettlementHeaderMonetarySummation', [
      el('ram:LineTotalAmount', money(paper.net)),
      el('ram:TaxBasisTotalAmount', money(paper.net)),
      el('ram:TaxTotalAmount', money(paper.vatTotal), { currencyID: currency }),
      rate && el('ram:TaxTotalAmount', money(rate.vatBase), { currencyID: rate.baseCurrency }),
      el('ram:GrandTotalAmount', money(paper.gross)),
      el('ram:DuePayableAmount', money(paper.gross)),
    ]),
    original &&
      el('ram:InvoiceReferencedDocument', [
        el('ram:IssuerAssignedID', original.number),
        el('ram:FormattedIssueDateTime', [day('qdt', original.taxDate)]),
      ]),
  ]);
}

/** VAT by category and rate: two codes of ours may be one category of the norm. */
function breakdown(paper: InvoicePaper) {
  const groups = Map.groupBy(paper.vat, ({ code, percent }) => `${categoryOf(paper, code).code} ${percent}`);
  return [...groups.values()].map((rows) => ({
    category: categoryOf(paper, rows[0]!.code),
    percent: rows[0]!.percent,
    net: rows.reduce((all, { net }) => all + net, 0),
    vat: rows.reduce((all, { vat }) => all + vat, 0),
  }));
}

function money(whole: number): string {
  return decimalOf(cents(whole));
}
