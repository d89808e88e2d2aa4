import { all, type Node, readXml, textAt } from './read-xml.ts';

/**
 * Reads an invoice as a customer's system would, by the norm alone: EN 16931-1 (business terms and rules) in the binding of
 * CEN/TS 16931-3-3, with the sequences of the schema of Factur-X 1.07. It shares nothing with the writer.
 */
export interface ReadInvoice {
  readonly number: string;
  readonly typeCode: string;
  readonly currency: string;
  readonly names: readonly string[];
  readonly lines: readonly { readonly name: string; readonly net: bigint }[];
  readonly net: bigint;
  readonly vat: bigint;
  readonly gross: bigint;
  readonly preceding: string | undefined;
  /** The rules of the norm that it breaks. */
  readonly broken: readonly string[];
}

/** The order in which the schema wants the children of an element. */
const sequences: Readonly<Record<string, string>> = {
  CrossIndustryInvoice: 'ExchangedDocumentContext ExchangedDocument SupplyChainTradeTransaction',
  ExchangedDocument: 'ID TypeCode IssueDateTime IncludedNote',
  SupplyChainTradeTransaction:
    'IncludedSupplyChainTradeLineItem ApplicableHeaderTradeAgreement ApplicableHeaderTradeDelivery ApplicableHeaderTradeSettlement',
  IncludedSupplyChainTradeLineItem:
    'AssociatedDocumentLineDocument SpecifiedTradeProduct SpecifiedLineTradeAgreement SpecifiedLineTradeDelivery SpecifiedLineTradeSettlement',
  SpecifiedTradeProduct: 'Name Description',
  SpecifiedLineTradeSettlement:
    'ApplicableTradeTax SpecifiedTradeSettlementLineMonetarySummation AdditionalReferencedDocument',
  ApplicableHeaderTradeAgreement:
    'SellerTradeParty BuyerTradeParty BuyerOrderReferencedDocument AdditionalReferencedDocument',
  SellerTradeParty:
    'ID Name SpecifiedLegalOrganization DefinedTradeContact PostalTradeAddress SpecifiedTaxRegistration',
  BuyerTradeParty: 'ID Name SpecifiedLegalOrganization DefinedTradeContact PostalTradeAddress SpecifiedTaxRegistration',
  SpecifiedLegalOrganization: 'ID TradingBusinessName',
  PostalTradeAddress: 'PostcodeCode LineOne LineTwo LineThree CityName CountryID CountrySubDivisionName',
  AdditionalReferencedDocument: 'IssuerAssignedID TypeCode Name',
  ApplicableHeaderTradeSettlement:
    'PaymentReference TaxCurrencyCode InvoiceCurrencyCode SpecifiedTradeSettlementPaymentMeans ApplicableTradeTax BillingSpecifiedPeriod SpecifiedTradePaymentTerms SpecifiedTradeSettlementHeaderMonetarySummation InvoiceReferencedDocument',
  SpecifiedTradeSettlementPaymentMeans:
    'TypeCode Information PayeePartyCreditorFinancialAccount PayeeSpecifiedCreditorFinancialInstitution',
  PayeePartyCreditorFinancialAccount: 'IBANID AccountName ProprietaryID',
  ApplicableTradeTax: 'CalculatedAmount TypeCode ExemptionReason BasisAmount CategoryCode RateApplicablePercent',
  SpecifiedTradePaymentTerms: 'Description DueDateDateTime',
  SpecifiedTradeSettlementHeaderMonetarySummation:
    'LineTotalAmount ChargeTotalAmount AllowanceTotalAmount TaxBasisTotalAmount TaxTotalAmount GrandTotalAmount DuePayableAmount',
};

export function readInvoice(xml: string): ReadInvoice {
  const root = readXml(xml);
  const broken = new Set<string>();
  const rule = (id: string, holds: boolean) => void (holds || broken.add(id));
  checkSequence(root, rule);
  const head = all(root, 'ExchangedDocument')[0]!;
  const [agreement, settlement] = ['Agreement', 'Settlement'].map(
    (part) => all(root, `SupplyChainTradeTransaction/ApplicableHeaderTrade${part}`)[0]!,
  ) as [Node, Node];
  const items = all(root, 'SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem');
  checkHead(root, head, settlement, rule);
  checkParties(agreement, settlement, rule);
  const lines = items.map((item) => readLine(item, rule));
  rule('BR-16', lines.length > 0);
  const totals = readTotals(settlement, lines, rule);
  const groups = readGroups(agreement, settlement, lines, rule);
  rule('BR-CO-14', totals.vat === sum(groups));
  return {
    number: textAt(head, 'ID') ?? '',
    typeCode: textAt(head, 'TypeCode') ?? '',
    currency: textAt(settlement, 'InvoiceCurrencyCode') ?? '',
    names: ['SellerTradeParty/Name', 'BuyerTradeParty/Name'].map((path) => textAt(agreement, path) ?? ''),
    lines: lines.map(({ name, net }) => ({ name, net })),
    ...totals,
    preceding: textAt(settlement, 'InvoiceReferencedDocument/IssuerAssignedID'),
    broken: [...broken],
  };
}

type Rule = (id: string, holds: boolean) => void;

function checkSequence(node: Node, rule: Rule): void {
  const order = sequences[node.name]?.split(' ');
  if (order) {
    const places = node.children.map(({ name }) => order.indexOf(name));
    rule(
      `sequence of ${node.name}`,
      !places.includes(-1) && places.every((at, index) => index === 0 || at >= places[index - 1]!),
    );
  }
  rule(`empty ${node.name}`, node.children.length > 0 || node.text.trim() !== '');
  for (const child of node.children) checkSequence(child, rule);
}

const isDay = (text: string | undefined) => text !== undefined && /^\d{8}$/.test(text);

function checkHead(root: Node, head: Node, settlement: Node, rule: Rule): void {
  rule(
    'BR-01',
    textAt(root, 'ExchangedDocumentContext/GuidelineSpecifiedDocumentContextParameter/ID') ===
      'urn:cen.eu:en16931:2017',
  );
  rule('BR-02', textAt(head, 'ID') !== undefined);
  rule('BR-03', isDay(textAt(head, 'IssueDateTime/DateTimeString')));
  rule('BR-04', ['380', '381', '383'].includes(textAt(head, 'TypeCode') ?? ''));
  rule('BR-05', /^[A-Z]{3}$/.test(textAt(settlement, 'InvoiceCurrencyCode') ?? ''));
  const [from, to] = ['Start', 'End'].map(
    (end) => textAt(settlement, `BillingSpecifiedPeriod/${end}DateTime/DateTimeString`) ?? '',
  );
  rule('BR-29', from! <= to!);
  rule(
    'BR-55',
    all(settlement, 'InvoiceReferencedDocument').every(
      (document) => textAt(document, 'IssuerAssignedID') !== undefined,
    ),
  );
}

function checkParties(agreement: Node, settlement: Node, rule: Rule): void {
  const [seller, buyer] = ['SellerTradeParty', 'BuyerTradeParty'].map((name) => all(agreement, name)[0]!) as [
    Node,
    Node,
  ];
  rule('BR-06', textAt(seller, 'Name') !== undefined);
  rule('BR-07', textAt(buyer, 'Name') !== undefined);
  rule('BR-09', /^[A-Z]{2}$/.test(textAt(seller, 'PostalTradeAddress/CountryID') ?? ''));
  rule('BR-11', /^[A-Z]{2}$/.test(textAt(buyer, 'PostalTradeAddress/CountryID') ?? ''));
  const identified = ['ID', 'SpecifiedLegalOrganization/ID', 'SpecifiedTaxRegistration/ID'];
  rule(
    'BR-CO-26',
    identified.some((path) => textAt(seller, path) !== undefined),
  );
  for (const party of [seller, buyer])
    for (const number of all(party, 'SpecifiedTaxRegistration/ID')) rule('BR-CO-09', /^[A-Z]{2}/.test(number.text));
  for (const means of all(settlement, 'SpecifiedTradeSettlementPaymentMeans')) {
    rule('BR-49', textAt(means, 'TypeCode') !== undefined);
    const account = ['IBANID', 'ProprietaryID'].map((id) => textAt(means, `PayeePartyCreditorFinancialAccount/${id}`));
    rule('BR-61', textAt(means, 'TypeCode') !== '30' || account.some((id) => id !== undefined));
  }
}

/** A decimal as a whole number of its smallest part, with so many places at most. */
function scaled(text: string | undefined, places: number): bigint | undefined {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text ?? '');
  if (!match || (match[3] ?? '').length > places) return undefined;
  const value = BigInt(`${match[2]}${(match[3] ?? '').padEnd(places, '0')}`);
  return match[1] ? -value : value;
}

interface ReadLine {
  readonly name: string;
  readonly net: bigint;
  readonly category: string;
  readonly percent: string | undefined;
}

function readLine(item: Node, rule: Rule): ReadLine {
  const settlement = 'SpecifiedLineTradeSettlement';
  const net = scaled(textAt(item, `${settlement}/SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount`), 2);
  const quantity = scaled(textAt(item, 'SpecifiedLineTradeDelivery/BilledQuantity'), 6);
  const price = scaled(textAt(item, 'SpecifiedLineTradeAgreement/NetPriceProductTradePrice/ChargeAmount'), 6);
  const category = textAt(item, `${settlement}/ApplicableTradeTax/CategoryCode`) ?? '';
  rule('BR-21', textAt(item, 'AssociatedDocumentLineDocument/LineID') !== undefined);
  rule('BR-22', quantity !== undefined);
  rule('BR-23', (all(item, 'SpecifiedLineTradeDelivery/BilledQuantity')[0]?.attributes['unitCode'] ?? '') !== '');
  rule('BR-24', net !== undefined);
  rule('BR-DEC-23', net !== undefined);
  rule('BR-25', (textAt(item, 'SpecifiedTradeProduct/Name') ?? '') !== '');
  rule('BR-26', price !== undefined);
  rule('BR-27', price === undefined || price >= 0n);
  rule('BR-CO-04', category !== '');
  // Rounded half away from zero: millionths × millionths are 10⁻¹², of which a cent has 10¹⁰.
  const product = (quantity ?? 0n) * (price ?? 0n);
  rule('PEPPOL-EN16931-R120', rounded(product, 10_000_000_000n) === net);
  return {
    name: textAt(item, 'SpecifiedTradeProduct/Name') ?? '',
    net: net ?? 0n,
    category,
    percent: textAt(item, `${settlement}/ApplicableTradeTax/RateApplicablePercent`),
  };
}

function rounded(value: bigint, divisor: bigint): bigint {
  const half = (2n * (value < 0n ? -value : value) + divisor) / (2n * divisor);
  return value < 0n ? -half : half;
}

const sum = (amounts: readonly bigint[]) => amounts.reduce((whole, amount) => whole + amount, 0n);

function readTotals(settlement: Node, lines: readonly ReadLine[], rule: Rule) {
  const summation = all(settlement, 'SpecifiedTradeSettlementHeaderMonetarySummation')[0]!;
  const amount = (name: string) => scaled(textAt(summation, name), 2);
  const currency = textAt(settlement, 'InvoiceCurrencyCode');
  const taxes = all(summation, 'TaxTotalAmount');
  const vat = scaled(taxes.find(({ attributes }) => attributes['currencyID'] === currency)?.text, 2);
  const [lineTotal, basis, gross, due] = [
    amount('LineTotalAmount'),
    amount('TaxBasisTotalAmount'),
    amount('GrandTotalAmount'),
    amount('DuePayableAmount'),
  ];
  rule('BR-12', lineTotal !== undefined);
  rule('BR-13', basis !== undefined);
  rule('BR-14', gross !== undefined);
  rule('BR-15', due !== undefined);
  rule('BR-CO-10', lineTotal === sum(lines.map(({ net }) => net)));
  rule(
    'BR-CO-13',
    basis === (lineTotal ?? 0n) - (amount('AllowanceTotalAmount') ?? 0n) + (amount('ChargeTotalAmount') ?? 0n),
  );
  rule('BR-CO-15', vat !== undefined && gross === (basis ?? 0n) + vat);
  rule('BR-CO-16', due === gross);
  const terms = all(settlement, 'SpecifiedTradePaymentTerms')[0];
  rule('BR-CO-25', (due ?? 0n) <= 0n || (terms !== undefined && terms.children.length > 0));
  const accounting = textAt(settlement, 'TaxCurrencyCode');
  rule('BR-53', accounting === undefined || taxes.some(({ attributes }) => attributes['currencyID'] === accounting));
  rule('BR-CL-05', accounting === undefined || accounting !== currency);
  return { net: basis ?? 0n, vat: vat ?? 0n, gross: gross ?? 0n };
}

/** The VAT breakdown (BG-23); answers the VAT of each group. */
function readGroups(agreement: Node, settlement: Node, lines: readonly ReadLine[], rule: Rule): bigint[] {
  const taxes = all(settlement, 'ApplicableTradeTax');
  const seller = textAt(agreement, 'SellerTradeParty/SpecifiedTaxRegistration/ID');
  const keys = new Set<string>();
  rule('BR-CO-18', taxes.length > 0);
  const amounts = taxes.map((tax) => {
    const [vat, basis] = [scaled(textAt(tax, 'CalculatedAmount'), 2), scaled(textAt(tax, 'BasisAmount'), 2)];
    const [category, percent] = [textAt(tax, 'CategoryCode') ?? '', textAt(tax, 'RateApplicablePercent')];
    const reason = textAt(tax, 'ExemptionReason');
    const own = lines.filter((line) => line.category === category && line.percent === percent);
    const key = `${category} ${percent}`;
    rule('BR-S-01', !keys.has(key));
    keys.add(key);
    rule('BR-45', basis !== undefined);
    rule('BR-46', vat !== undefined);
    rule('BR-47', category !== '');
    rule('BR-48', category === 'O' ? percent === undefined : percent !== undefined);
    rule(`BR-${category}-08`, basis === sum(own.map(({ net }) => net)));
    // The norm's own rules let the amount differ by less than one unit of the currency: credits of the rest do.
    const exact = rounded((basis ?? 0n) * (scaled(percent ?? '0', 4) ?? 0n), 1_000_000n);
    rule('BR-CO-17', vat !== undefined && vat - exact < 100n && exact - vat < 100n);
    if (category === 'S') {
      rule('BR-S-05', Number(percent) > 0);
      rule('BR-S-10', reason === undefined);
    } else rule(`BR-${category}-09`, vat === 0n);
    if (category === 'Z') rule('BR-Z-10', reason === undefined);
    if (category === 'E' || category === 'O') rule(`BR-${category}-10`, (reason ?? '') !== '');
    if (category === 'O') {
      rule('BR-O-02', seller === undefined);
      rule('BR-O-11', taxes.length === 1);
    } else rule(`BR-${category}-02`, seller !== undefined);
    return vat ?? 0n;
  });
  for (const { category, percent } of lines) rule(`BR-${category}-01`, keys.has(`${category} ${percent}`));
  return amounts;
}
