import { carrierNamesIn } from '#modules/base/access/rights.ts';
import { useSignedIn } from '#platform/web/signed-in.ts';

/** Whether the person is told of customers and what they pay; a supplier's own user is not, and has no columns for it. */
export function useSeesCustomers(): boolean {
  return carrierNamesIn(useSignedIn()?.authorisations ?? []) === undefined;
}
