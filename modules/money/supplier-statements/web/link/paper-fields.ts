import { z } from 'zod';
import { calendarDate } from '#platform/dates.ts';
import { requiredText } from '#platform/operation.ts';
import type { FileFieldProps, FileValue } from '#platform/web/fields/use-file-upload.ts';
import { normalisedNumber } from '#modules/money/purchase-invoices/numbers.ts';
import type { InvoicePageProps } from './link-calls.ts';
import { supplierLinks } from './link-calls.ts';

/** What both pages ask of the paper itself. */
export const paperFields = {
  supplierInvoiceNo: requiredText(60),
  invoiceDate: calendarDate,
  file: z
    .object({ name: z.string(), size: z.number(), blobName: z.string().optional() })
    .nullable()
    .refine((file) => file !== null, { error: 'required' }),
};

/** Keeps the photo as soon as it is taken, so that what is sent last is small. */
export function keepPaper(whenOpen: InvoicePageProps['whenOpen']): NonNullable<FileFieldProps['upload']> {
  return async ({ name, base64 }, options) => {
    const kept = await whenOpen(() =>
      supplierLinks.postPurchaseInvoiceLinkFile({ fileName: name, content: base64 }, options),
    );
    return { name: kept.fileName, size: kept.size, blobName: kept.blobName } satisfies FileValue;
  };
}

interface SentBefore {
  readonly number: string;
  readonly date: string;
}

/** The invoice of before that has this number, whatever its form. */
export function sentBefore<Sent extends SentBefore>(sent: readonly Sent[], typed: string): Sent | undefined {
  const number = normalisedNumber(typed);
  return number === '' ? undefined : sent.find((each) => normalisedNumber(each.number) === number);
}
