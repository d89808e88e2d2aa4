/** What modules above loads listen to: inspections before a dispatch, proofs and invoices after a delivery. */
type LoadFacts = {
  readonly loadId: string;
  readonly customerId: string;
  /** Null for the own fleet. */
  readonly supplierId: string | null;
};

declare module '#platform/server/happenings.ts' {
  interface Happenings {
    /** The vehicle is sent on its way; a `beforeListener` may refuse it. */
    readonly 'load.dispatched': LoadFacts;
    readonly 'load.delivered': LoadFacts;
    readonly 'load.cancelled': LoadFacts;
  }
}
