import { randomUUID } from 'node:crypto';
import { centsOf } from '#platform/money.ts';
import { lineAmount, taxCodes } from './amounts.ts';
import {
  type Body,
  documentNames,
  type DocumentSet,
  type Invoice,
  type Line,
  type PaymentTerm,
  tagOf,
  text,
  type Vendor,
  writable,
} from './records.ts';
import { dialog, notFound, Refusal } from './refusal.ts';
import { shown, shownLine } from './shown.ts';

const otherFields = [
  'vendorId',
  'vendorNumber',
  'postingDate',
  'dueDate',
  'currencyCode',
  'shortcutDimension1Code',
] as const;
const headerFields = [...otherFields, 'vendorInvoiceNumber', 'invoiceDate'] as const;
const lineFields = [
  'lineType',
  'lineObjectNumber',
  'accountId',
  'itemId',
  'description',
  'quantity',
  'unitCost',
  'taxCode',
];

/** The books of one company there, and what they refuse. Everything is kept in memory. */
export class CompanyThere {
  readonly id = randomUUID();
  readonly name: string;
  vendors: Vendor[] = [];
  paymentTerms: PaymentTerm[] = [];
  accounts: { id: string; number: string; displayName: string }[] = [];
  /** The dimension values that may be used. */
  centres: string[] = [];
  /** Somebody's automation there: every document gets this due date, whatever was asked for. */
  ownDueDate = '';
  allowedFrom = '2000-01-01';
  allowedTo = '2999-12-31';
  private invoices: Invoice[] = [];
  private next = 108_001;
  private tick = 0;

  constructor(name: string) {
    this.name = name;
  }

  vendorRows(): Body[] {
    return this.vendors.map((vendor) => ({ ...vendor }));
  }

  /** Documents of one kind; invoices unless stated. */
  invoiceRows(set: DocumentSet = 'purchaseInvoices'): Body[] {
    return this.invoices.filter((each) => each.set === set).map((invoice) => shown(invoice));
  }

  invoice(id: string): Body {
    return shown(this.found(id));
  }

  /** Dimensions of lines are shown where they are asked for. */
  lines(id: string, expands = false): Body[] {
    return this.found(id).lines.map((line) => {
      const { dimensionSetLines, ...shown } = shownLine(line);
      return expands ? { ...shown, dimensionSetLines } : shown;
    });
  }

  /** A dimension of a line; a second value of one code is refused. */
  addLineDimension(id: string, lineId: string, body: Body): Body {
    const invoice = this.draft(id);
    const line = invoice.lines.find((each) => each.id === lineId);
    if (!line) throw notFound('The purchase invoice line');
    const added = { code: text(body, 'code', 20), valueCode: this.centre(text(body, 'valueCode', 20)) };
    if (line.dimensionSetLines.some(({ code }) => code === added.code))
      throw new Refusal(409, 'Internal_EntityWithSameKeyExists', 'The record already exists.');
    line.dimensionSetLines.push(added);
    this.touch(invoice);
    return added;
  }

  /** The bytes of a file whose name was posted before. */
  fill(id: string, attachmentId: string, size: number): void {
    const found = this.found(id).attachments.find((each) => each.id === attachmentId);
    if (!found) throw notFound('The attachment');
    found.byteSize = size;
  }

  dimensions(id: string): Body[] {
    return this.found(id).dimensions;
  }

  attachments(id: string): Body[] {
    return this.found(id).attachments.map((each) => ({ ...each }));
  }

  /** A header, and one line at most: more in one call is not documented. */
  create(body: Body, set: DocumentSet = 'purchaseInvoices'): Body {
    const names = documentNames[set];
    const { [names.lines]: inserted, ...sent } = body;
    const given = inserted as readonly Body[] | undefined;
    writable(sent, [...otherFields, names.number, names.date]);
    const { [names.number]: vendorInvoiceNumber, [names.date]: invoiceDate, ...rest } = sent;
    const header: Body = { vendorInvoiceNumber, invoiceDate, ...rest };
    if (given && given.length > 1)
      throw new Refusal(400, 'BadRequest', 'Only one line can be inserted with its header.');
    const vendor = this.vendorOf(header);
    if (vendor.blocked === 'All')
      throw dialog(`You cannot create this type of document when Vendor ${vendor.number} is blocked with type All`);
    const number = text(header, 'vendorInvoiceNumber', 35);
    if (number !== '') this.refuseSecond(vendor, number, set);
    const day = text(header, 'invoiceDate', 10) || new Date().toISOString().slice(0, 10);
    const invoice: Invoice = {
      set,
      id: randomUUID(),
      number: String(this.next++),
      vendorId: vendor.id,
      vendorNumber: vendor.number,
      vendorName: vendor.displayName,
      vendorInvoiceNumber: number,
      invoiceDate: day,
      postingDate: text(header, 'postingDate', 10) || day,
      dueDate: this.ownDueDate || text(header, 'dueDate', 10) || day,
      currencyCode: text(header, 'currencyCode', 10),
      shortcutDimension1Code: this.centre(text(header, 'shortcutDimension1Code', 20)),
      status: 'Draft',
      lastModifiedDateTime: '',
      tag: 0,
      lines: [],
      dimensions: [],
      attachments: [],
    };
    const lines = (given ?? []).map((line) => this.lineFrom(invoice, line));
    invoice.lines.push(...lines);
    this.touch(invoice);
    this.invoices.push(invoice);
    return shown(invoice);
  }

  /** A document that stood here before this server was started anew: as it was, under its own id and number. */
  restore(
    { id, number, status }: Pick<Invoice, 'id' | 'number' | 'status'>,
    header: Body,
    lines: readonly Body[],
    set: DocumentSet,
  ): void {
    const made = this.found(String(this.create(header, set)['id']));
    made.lines.push(...lines.map((line) => this.lineFrom(made, line)));
    Object.assign(made, { id, number, status });
    for (const line of made.lines) line.documentId = id;
    this.next = Math.max(this.next, Number(number) + 1 || 0);
  }

  addLine(id: string, body: Body): Body {
    const invoice = this.draft(id);
    const line = this.lineFrom(invoice, body);
    invoice.lines.push(line);
    this.touch(invoice);
    return shownLine(line);
  }

  addDimension(id: string, body: Body): Body {
    const invoice = this.draft(id);
    const added = { code: text(body, 'code', 20), valueCode: this.centre(text(body, 'valueCode', 20)) };
    invoice.dimensions.push(added);
    this.touch(invoice);
    return added;
  }

  attach(id: string, body: Body): Body {
    const invoice = this.found(id);
    const added = { id: randomUUID(), fileName: text(body, 'fileName', 250), byteSize: 0 };
    invoice.attachments.push(added);
    return added;
  }

  change(id: string, body: Body, ifMatch: string | undefined): Body {
    const invoice = this.draft(id);
    this.refuseStale(invoice, ifMatch);
    writable(body, headerFields);
    for (const field of headerFields) if (field in body) invoice[field] = text(body, field, 35);
    this.touch(invoice);
    return shown(invoice);
  }

  remove(id: string, ifMatch: string | undefined): void {
    const invoice = this.draft(id);
    this.refuseStale(invoice, ifMatch);
    this.invoices = this.invoices.filter((each) => each !== invoice);
  }

  /** Posts a draft. Its id survives. */
  post(id: string): void {
    const invoice = this.draft(id);
    const vendor = this.vendors.find((each) => each.id === invoice.vendorId)!;
    if (vendor.blocked !== ' ')
      throw dialog(`You cannot post this type of document when Vendor ${vendor.number} is blocked.`);
    if (invoice.vendorInvoiceNumber === '')
      throw dialog('You need to enter the document number of the document from the vendor.');
    if (invoice.lines.length === 0) throw dialog('There is nothing to post.');
    if (invoice.postingDate < this.allowedFrom || invoice.postingDate > this.allowedTo)
      throw dialog('Posting Date is not within your range of allowed posting dates.');
    invoice.status = 'Open';
    this.touch(invoice);
  }

  /** Somebody there changes a document by hand. */
  meddle(id: string, change: Partial<Pick<Invoice, 'dueDate' | 'status' | 'invoiceDate'>>): void {
    const invoice = this.found(id);
    Object.assign(invoice, change);
    this.touch(invoice);
  }

  /** Somebody there deletes a document by other means. */
  lose(id: string): void {
    const invoice = this.found(id);
    this.invoices = this.invoices.filter((each) => each !== invoice);
  }

  /** What a batch goes back to when one of its requests fails. */
  snapshot(): () => void {
    const kept = structuredClone({ invoices: this.invoices, next: this.next });
    return () => {
      this.invoices = kept.invoices;
      this.next = kept.next;
    };
  }

  private found(id: string): Invoice {
    const invoice = this.invoices.find((each) => each.id === id);
    if (!invoice) throw notFound('The purchase invoice');
    return invoice;
  }

  private draft(id: string): Invoice {
    const invoice = this.found(id);
    if (invoice.status !== 'Draft') throw dialog('You cannot change a posted document.');
    return invoice;
  }

  private vendorOf(header: Body): Vendor {
    const [id, number] = [text(header, 'vendorId', 36), text(header, 'vendorNumber', 20)];
    const vendor = this.vendors.find((each) => (id === '' ? each.number === number : each.id === id));
    if (!vendor)
      throw new Refusal(
        400,
        'Internal_InvalidTableRelation',
        `The field Buy-from Vendor No. contains a value (${number || id}) that cannot be found in the related table (Vendor).`,
      );
    return vendor;
  }

  /** A vendor's number is used once, by whatever document there bears it. */
  private refuseSecond(vendor: Vendor, number: string, set: DocumentSet): void {
    const other = this.invoices.find(
      (each) =>
        each.set === set &&
        each.vendorId === vendor.id &&
        each.vendorInvoiceNumber === number &&
        each.status !== 'Draft',
    );
    if (other) throw dialog(`Purchase Invoice ${number} already exists for this vendor.`);
  }

  private lineFrom(invoice: Invoice, body: Body): Line {
    writable(body, lineFields);
    const lineType = text(body, 'lineType', 20) || 'Account';
    const number = text(body, 'lineObjectNumber', 20);
    if (lineType === 'Account' && !this.accounts.some((each) => each.number === number))
      throw new Refusal(
        400,
        'Internal_InvalidTableRelation',
        `The field No. contains a value (${number}) that cannot be found in the related table (G/L Account).`,
      );
    const taxCode = text(body, 'taxCode', 20);
    if (taxCodes[taxCode] === undefined)
      throw new Refusal(
        400,
        'Internal_InvalidTableRelation',
        `The field VAT Prod. Posting Group contains a value (${taxCode}) that cannot be found.`,
      );
    const [quantity, unitCost] = [body['quantity'] ?? 1, body['unitCost'] ?? 0];
    return {
      id: randomUUID(),
      documentId: invoice.id,
      sequence: (invoice.lines.length + 1) * 10_000,
      lineType,
      lineObjectNumber: number,
      description: text(body, 'description', 100),
      quantity: quantity as number,
      unitCost: unitCost as number,
      taxCode,
      net: lineType === 'Comment' ? centsOf(0)! : lineAmount(quantity, unitCost),
      dimensionSetLines: [],
    };
  }

  private centre(code: string): string {
    if (code !== '' && !this.centres.includes(code))
      throw new Refusal(
        400,
        'Internal_InvalidTableRelation',
        `The field Dimension Value Code contains a value (${code}) that cannot be found in the related table (Dimension Value).`,
      );
    return code;
  }

  private refuseStale(invoice: Invoice, ifMatch: string | undefined): void {
    if (ifMatch === undefined || !/^(\*|W\/"[^"]+")$/.test(ifMatch))
      throw new Refusal(400, 'BadRequest_InvalidToken', 'The If-Match header is missing or not an etag.');
    if (ifMatch !== '*' && ifMatch !== tagOf(invoice))
      throw new Refusal(409, 'Request_EntityChanged', 'Another user has already changed the record.');
  }

  private touch(invoice: Invoice): void {
    invoice.tag += 1;
    // Two changes in one millisecond are told apart by a client that asks for what is newer.
    this.tick = Math.max(Date.now(), this.tick + 1);
    invoice.lastModifiedDateTime = new Date(this.tick).toISOString();
  }
}
