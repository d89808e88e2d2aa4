import { queryOptions } from '@tanstack/react-query';
import { client } from '#platform/web/rpc.ts';
import { rightsOf } from '#platform/web/rights.ts';
import { ledgerFailureTexts } from '#modules/money/ledger/messages/failures/index.ts';
import { purchaseInvoiceService } from '../contract.ts';
import type { PurchaseStanding } from '../kinds.ts';
import { purchaseFailureTexts } from '../messages/failures/index.ts';

export const purchases = client(purchaseInvoiceService);
/** The channel of documents of suppliers, and with it the first part of the key of everything that is read of them. */
export const purchasesNoun = 'purchaseInvoices';
export const useMay = rightsOf(purchaseInvoiceService);
/** The words of what is wrong with a document, of its own and of what it would post. */
export const purchaseFailures = [purchaseFailureTexts, ledgerFailureTexts] as const;

export type { PurchaseLine, PurchaseRecord as Purchase, PurchaseRow } from '../answers.ts';

export function purchaseRead(id: string) {
  return queryOptions({
    queryKey: [purchasesNoun, id],
    queryFn: ({ signal }) => purchases.getPurchaseInvoice({ id }, { signal }),
  });
}

export function purchaseHistoryRead(id: string) {
  return queryOptions({
    queryKey: [purchasesNoun, id, 'history'],
    queryFn: ({ signal }) => purchases.getPurchaseInvoiceHistory({ id }, { signal }),
  });
}

/** What the supplier is expected to invoice. */
export function expectedRead(supplierId: string) {
  return queryOptions({
    queryKey: [purchasesNoun, 'expected', supplierId],
    queryFn: ({ signal }) => purchases.getPurchaseInvoiceExpected({ supplierId }, { signal }),
    enabled: supplierId !== '',
  });
}

/** What was taken off payments of a supplier and no credit note has answered yet. */
export function claimsRead(supplierId: string) {
  return queryOptions({
    queryKey: [purchasesNoun, 'claims', supplierId],
    queryFn: ({ signal }) => purchases.getPurchaseInvoiceClaims({ supplierId }, { signal }),
  });
}

/** How many documents stand so. */
export function standingCountRead(standing: PurchaseStanding) {
  return queryOptions({
    queryKey: [purchasesNoun, 'count', standing],
    queryFn: async ({ signal }) =>
      (await purchases.getPurchaseInvoices({ standing: [standing], pageSize: 1 }, { signal })).total,
  });
}

/** How many papers that suppliers mailed wait. */
export const waitingPapersRead = queryOptions({
  queryKey: [purchasesNoun, 'papers', 'count'],
  queryFn: async ({ signal }) => (await purchases.getPurchasePapers({ pageSize: 1 }, { signal })).total,
});

/** A paper that a supplier mailed. */
export function paperRead(id: string) {
  return queryOptions({
    queryKey: [purchasesNoun, 'papers', id],
    queryFn: ({ signal }) => purchases.getPurchasePaper({ id }, { signal }),
  });
}
