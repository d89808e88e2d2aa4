import { z } from 'zod';
import type { CalendarDate } from '#platform/dates.ts';
import { type Cents, cents } from '#platform/money.ts';
import type { Quantity, UnitPrice } from '#platform/scaled.ts';
import { type VatCode, vatCodes } from '#platform/vat-codes.ts';

/** A line of a document, by our accounts, cost centres and VAT codes. */
export interface ExportedLine {
  /** Number of our account. */
  readonly account: string;
  /** Code of our profit centre; empty for none. */
  readonly centre: string;
  readonly description: string;
  readonly quantity: Quantity;
  readonly unitCost: UnitPrice;
  readonly vatCode: VatCode;
  readonly net: Cents;
}

/** What goes there: an invoice of a supplier, or what it gives back. Amounts of both are above zero. */
export const exportedKinds = ['invoice', 'creditNote'] as const;
export type ExportedKind = (typeof exportedKinds)[number];

/** An approved invoice or credit note of a supplier as another accounting system gets it, in words of none. */
export interface ExportedDocument {
  readonly id: string;
  readonly kind: ExportedKind;
  /** Another version is another export. */
  readonly version: number;
  readonly companyId: string;
  /** By which the supplier is known there. */
  readonly vendorNumber: string;
  /** As the supplier wrote it. */
  readonly vendorInvoiceNumber: string;
  readonly invoiceDate: CalendarDate;
  readonly postingDate: CalendarDate;
  readonly dueDate: CalendarDate;
  readonly currency: string;
  readonly lines: readonly ExportedLine[];
  readonly net: Cents;
  readonly vat: Cents;
  readonly gross: Cents;
  /** Per cent that an early payment takes off, in ten-thousandths; zero unless stated. */
  readonly discount?: bigint;
  /** The document of the supplier, as it is stored. */
  readonly file?: { readonly name: string; readonly blobName: string; readonly contentType: string };
}

const whole = z.string().regex(/^-?\d+$/);
const amount = whole.transform((text) => cents(BigInt(text)));
const date = z.iso.date();
const stored = z.object({
  id: z.uuid(),
  // Documents of earlier versions were invoices.
  kind: z.enum(exportedKinds).default('invoice'),
  version: z.int(),
  companyId: z.uuid(),
  vendorNumber: z.string(),
  vendorInvoiceNumber: z.string(),
  invoiceDate: date,
  postingDate: date,
  dueDate: date,
  currency: z.string(),
  lines: z.array(
    z.object({
      account: z.string(),
      centre: z.string(),
      description: z.string(),
      quantity: whole.transform((text) => BigInt(text) as Quantity),
      unitCost: whole.transform((text) => BigInt(text) as UnitPrice),
      vatCode: z.enum(vatCodes),
      net: amount,
    }),
  ),
  net: amount,
  vat: amount,
  gross: amount,
  discount: whole.transform((text) => BigInt(text)).optional(),
  file: z.object({ name: z.string(), blobName: z.string(), contentType: z.string() }).optional(),
});

/** A document as JSON keeps it: whole numbers as text, so that none loses a digit. */
export function writtenDocument(document: ExportedDocument): string {
  return JSON.stringify(document, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value));
}

/** The document of a stored one. */
export function readDocument(json: unknown): ExportedDocument {
  return stored.parse(json) as ExportedDocument;
}
