/** Whose money moved, and by which entry of the receipts' book. */
type ReceiptFacts = {
  readonly receiptId: string;
  readonly companyId: string;
  /** The customers whose debt it changes; nobody's for a payer whom nobody knows. */
  readonly customerIds: readonly string[];
};

declare module '#platform/server/happenings.ts' {
  interface Happenings {
    readonly 'receipt.posted': ReceiptFacts;
    /** The payment came back, or was taken back as wrong: what it had settled is open again. */
    readonly 'receipt.bounced': ReceiptFacts;
  }
}

export {};
