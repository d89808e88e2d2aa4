import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { InputOf, OutputOf } from '#platform/operation.ts';
import { client } from '#platform/web/rpc.ts';
import { rightsOf } from '#platform/web/rights.ts';
import { loadFailureTexts } from '#modules/work/loads/messages/failures/index.ts';
import { invoiceService } from '../contract.ts';
import { type InvoiceRecord, type InvoiceRow } from '../answers.ts';
import { invoiceFailureTexts } from '../messages/failures/index.ts';

export const invoices = client(invoiceService);
/** The channel of documents to customers, and with it the first part of the key of everything that is read of them. */
export const invoicesNoun = 'invoices';
export const useMay = rightsOf(invoiceService);
/** The words of what is wrong with a document or its loads. */
export const invoiceFailures = [invoiceFailureTexts, loadFailureTexts] as const;

type Operations = (typeof invoiceService)['operations'];
export type { InvoiceRecord as Invoice, InvoiceRow as InvoiceLine } from '../answers.ts';
export type { QueueRow as QueueLine } from '../contract.ts';
export type GapSums = OutputOf<Operations['getBillingGaps']>;
export type QueueQuery = InputOf<Operations['getLoadsToInvoice']>;
export type QueuePart = NonNullable<QueueQuery['part']>;
export type Preview = OutputOf<Operations['postInvoices']>['documents'][number];
export type Run = NonNullable<OutputOf<Operations['getInvoiceRun']>>;
export type Dispute = InvoiceRecord['disputes'][number];

export function invoiceRead(id: string) {
  return queryOptions({
    queryKey: [invoicesNoun, id],
    queryFn: ({ signal }) => invoices.getInvoice({ id }, { signal }),
  });
}

export function invoiceHistoryRead(id: string) {
  return queryOptions({
    queryKey: [invoicesNoun, id, 'history'],
    queryFn: ({ signal }) => invoices.getInvoiceHistory({ id }, { signal }),
  });
}

export function queueRead(query: QueueQuery) {
  return queryOptions({
    queryKey: [invoicesNoun, 'queue', query],
    queryFn: ({ signal }) => invoices.getLoadsToInvoice(query, { signal }),
    placeholderData: keepPreviousData,
  });
}

export const gapsRead = queryOptions({
  queryKey: [invoicesNoun, 'gaps'],
  queryFn: ({ signal }) => invoices.getBillingGaps({}, { signal }),
});

/** A document as it would be made of these loads. */
export function previewRead(loadIds: readonly string[]) {
  return queryOptions({
    queryKey: [invoicesNoun, 'preview', loadIds],
    queryFn: async ({ signal }) =>
      (await invoices.postInvoices({ loadIds: [...loadIds], preview: true }, { signal })).documents[0] ?? null,
    enabled: loadIds.length > 0,
  });
}

/** The last run of the company that the person works for. */
export const runRead = queryOptions({
  queryKey: [invoicesNoun, 'run'],
  queryFn: ({ signal }) => invoices.getInvoiceRun({}, { signal }),
});

export function invoicesOfLoadRead(loadId: string) {
  return queryOptions({
    queryKey: [invoicesNoun, 'load', loadId],
    queryFn: ({ signal }) => invoices.getInvoices({ loadId, pageSize: 50 }, { signal }),
  });
}

/** How many documents stand so. */
export function standingCountRead(standing: InvoiceRow['standing']) {
  return queryOptions({
    queryKey: [invoicesNoun, 'count', standing],
    queryFn: async ({ signal }) =>
      (await invoices.getInvoices({ standing: [standing], pageSize: 1 }, { signal })).total,
  });
}
