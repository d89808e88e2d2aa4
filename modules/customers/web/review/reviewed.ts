import { createContext, use } from 'react';
import type { ShipperRecord } from '#modules/customers/contract.ts';

const Reviewed = createContext<ShipperRecord | null>(null);

/** Stands around everything that shows one customer. */
export const ReviewedCustomer = Reviewed.Provider;

export function useReviewed(): ShipperRecord {
  const record = use(Reviewed);
  if (!record) throw new Error('The parts of a customer must stand inside a ReviewedCustomer');
  return record;
}
