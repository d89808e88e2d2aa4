import { createContext, type Provider, use } from 'react';

/**
 * The record that a screen is about, for all its parts:
 * `export const [ReviewedSupplier, useReviewed] = recordContext<SupplierRecord>()`.
 */
export function recordContext<Record>(): readonly [Provider<Record | null>, () => Record] {
  const Reviewed = createContext<Record | null>(null);
  function useReviewed(): Record {
    const record = use(Reviewed);
    if (record === null) throw new Error('The parts of a record must stand inside its context');
    return record;
  }
  return [Reviewed.Provider, useReviewed];
}
