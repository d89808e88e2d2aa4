import { outsiders } from '#modules/base/access/outsiders.ts';
import type { ProfileSet } from '#modules/base/access/people.ts';

/**
 * The rights of a role that do not count for the people it is for: a supplier's own people have a fixed list (decision 0205).
 * A role for staff may be held by a customer's own people as well; of it, fewer rights count for them.
 */
export function countingRights(set: ProfileSet, held: readonly string[]) {
  const isOfSuppliers = set === 'CARRIER';
  return {
    notOfSuppliers: isOfSuppliers ? held.filter((right) => !outsiders.supplier.rights.has(right)) : [],
    ofCustomers: isOfSuppliers ? [] : held.filter((right) => outsiders.customer.rights.has(right)),
  };
}
