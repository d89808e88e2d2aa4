export const receiptsPath = '/receipts';
export const receiptListPath = '/receipts/all';
/** Where statements are read in. */
export const statementsPath = '/bankStatements';

export function receiptPath(id: string): string {
  return `${receiptsPath}/${id}`;
}

/** The parts of the screen of receipts. */
export const receiptTabs = ['lines', 'rules'] as const;
export type ReceiptTab = (typeof receiptTabs)[number];

/** Where a journal is looked at among all transactions. */
export function journalPath(id: string): string {
  return `/transactionhistory?month=all&journal=${id}`;
}

/** The page of what was settled, by what it is. */
export function documentPath(kind: string, documentId: string | null): string | undefined {
  if (documentId === null) return undefined;
  return ['invoice', 'creditNote', 'debitNote'].includes(kind) ? `/invoices/${documentId}` : undefined;
}
