declare module '#platform/server/happenings.ts' {
  interface Happenings {
    /** It is approved and in our books. Who takes it to an accounting system says so in the same transaction. */
    readonly 'purchaseInvoice.approved': {
      readonly purchaseInvoiceId: string;
      readonly companyId: string;
      readonly supplierId: string;
    };
  }
}
export {};
