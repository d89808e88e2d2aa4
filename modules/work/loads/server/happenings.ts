import type { LoadTotals } from './charges.ts';

/** What modules above loads listen to: drivers' pages after an assignment, inspections before a dispatch, proofs and invoices after a delivery. */
type LoadFacts = {
  readonly loadId: string;
  readonly customerId: string;
  /** Null for the own fleet. */
  readonly supplierId: string | null;
};

declare module '#platform/server/happenings.ts' {
  interface Happenings {
    /** Somebody drives it now, with these vehicles; also once a cancelled load is restored with them. */
    readonly 'load.assigned': LoadFacts;
    /** Others drive it, or it goes on with other vehicles. */
    readonly 'load.swapped': LoadFacts;
    /** Whoever was to carry it does not. */
    readonly 'load.bounced': LoadFacts;
    /** It was changed: its days, goods and values are others. A `beforeListener` may refuse it. */
    readonly 'load.changed': LoadFacts;
    /** Its customer owes more for it from now on: it was submitted, or became dearer while it counts as open. */
    readonly 'load.dearer': LoadFacts;
    /** The vehicle is sent on its way; a `beforeListener` may refuse it. */
    readonly 'load.dispatched': LoadFacts;
    /** Somebody at a desk says that the vehicle leaves a stop; a `beforeListener` may refuse it. Phones are never refused. */
    readonly 'load.departed': LoadFacts;
    readonly 'load.delivered': LoadFacts;
    readonly 'load.cancelled': LoadFacts;
    /** A cancelled load is back where it was, or ready to be given away again. */
    readonly 'load.restored': LoadFacts;
    readonly 'load.closed': LoadFacts;
    /** Something that the invoice of a delivered load waits for came, or is missing again. */
    readonly 'load.gapsChanged': LoadFacts;
    /**
     * What a side of a delivered load costs is another amount, or made of other lines: drafts of its invoice follow. The
     * row of the load has the totals of before until the teller is done.
     */
    readonly 'load.chargesChanged': LoadFacts & {
      readonly side: 'sell' | 'buy';
      readonly before: LoadTotals;
      readonly after: LoadTotals;
    };
    /** The delivery was taken back: its proofs prove nothing any more. */
    readonly 'load.undelivered': LoadFacts;
  }
}
