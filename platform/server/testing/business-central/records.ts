import type { Cents } from '#platform/money.ts';
import { invalidField, readOnly, Refusal } from './refusal.ts';

export type Body = Readonly<Record<string, unknown>>;

export interface Vendor {
  id: string;
  number: string;
  displayName: string;
  /** A blank where nothing is blocked, as there. */
  blocked: ' ' | 'Payment' | 'All';
  paymentTermsId: string;
}

/** Terms of payment: a discount is a matter of the vendor's terms, not of the document. */
export interface PaymentTerm {
  id: string;
  code: string;
  displayName: string;
  /** A formula of days: `30D`. */
  dueDateCalculation: string;
  discountDateCalculation: string;
  /** In per cent. */
  discountPercent: number;
}

export interface Line {
  id: string;
  documentId: string;
  sequence: number;
  lineType: string;
  lineObjectNumber: string;
  description: string;
  quantity: number;
  unitCost: number;
  taxCode: string;
  net: Cents;
  dimensionSetLines: { code: string; valueCode: string }[];
}

/** The two kinds of document, and how fields of each are called. */
export const documentNames = {
  purchaseInvoices: { lines: 'purchaseInvoiceLines', number: 'vendorInvoiceNumber', date: 'invoiceDate' },
  purchaseCreditMemos: { lines: 'purchaseCreditMemoLines', number: 'vendorCreditMemoNumber', date: 'creditMemoDate' },
} as const;
export type DocumentSet = keyof typeof documentNames;

export interface Invoice {
  set: DocumentSet;
  id: string;
  number: string;
  vendorId: string;
  vendorNumber: string;
  vendorName: string;
  vendorInvoiceNumber: string;
  invoiceDate: string;
  postingDate: string;
  dueDate: string;
  currencyCode: string;
  shortcutDimension1Code: string;
  status: 'Draft' | 'Open' | 'Paid' | 'Canceled';
  lastModifiedDateTime: string;
  tag: number;
  lines: Line[];
  dimensions: Record<string, string>[];
  attachments: { id: string; fileName: string; byteSize: number }[];
}

/** The etag of an invoice: another one after each change. */
export const tagOf = ({ id, tag }: Invoice) => `W/"${Buffer.from(`${id.slice(0, 8)};${tag}`).toString('base64')}"`;

/** Refuses what may only be read, by its name. */
export function writable(body: Body, fields: readonly string[]): void {
  const known = ['number', 'status', 'id', 'vendorName', 'lastModifiedDateTime', 'amountExcludingTax'];
  for (const field of Object.keys(body)) {
    if (fields.includes(field)) continue;
    if (known.includes(field) || field.startsWith('total')) throw readOnly(field);
    throw new Refusal(
      400,
      'BadRequest',
      `The property '${field}' does not exist on type 'Microsoft.NAV.purchaseInvoice'.`,
    );
  }
}

/** A text of a body. Throws a Refusal where it is too long, or no text. */
export function text(body: Body, field: string, most: number): string {
  const value = body[field] ?? '';
  if (typeof value !== 'string') throw invalidField(`The value of ${field} is not a text.`);
  if (value.length > most)
    throw new Refusal(
      400,
      'Application_StringExceededLength',
      `The length of the string is ${value.length}, but it must be less than or equal to ${most} characters. Value: ${value}`,
    );
  return value;
}
