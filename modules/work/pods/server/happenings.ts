/** What modules above proofs listen to: invoicing, what the carrier is owed, claims for short and damaged goods. */
type PodFacts = {
  readonly podId: string;
  readonly loadId: string;
  readonly customerId: string;
  /** Null for the own fleet. */
  readonly supplierId: string | null;
  /** What was not in order, with quantities. */
  readonly exceptions: readonly {
    readonly kind: string;
    readonly goodsLineId: string | null;
    readonly quantity: number | null;
    readonly note: string;
  }[];
};

declare module '#platform/server/happenings.ts' {
  interface Happenings {
    readonly 'pod.accepted': PodFacts;
    readonly 'pod.rejected': PodFacts;
    /** An accepted one is looked at again: what followed from it is to be taken back. */
    readonly 'pod.reopened': PodFacts;
  }
}
