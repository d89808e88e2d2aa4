declare module '#platform/server/happenings.ts' {
  interface Happenings {
    /** The client works with the supplier no longer, or again. */
    readonly 'supplier.statusChanged': { readonly supplierId: string };
    /** A certificate was approved or rejected: other days, goods or amounts are covered. */
    readonly 'supplier.coverChanged': { readonly supplierId: string };
  }
}
