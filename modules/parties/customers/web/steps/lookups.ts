import type { OutputOf } from '#platform/operation.ts';
import { lightClient } from '#platform/web/rpc.ts';
import { useLanguage } from '#platform/web/language.ts';
import { fetchedOnce, type PlaceLookups, placeLookups, useLookup } from '#modules/parties/parties/web/index.ts';
import type { customerService } from '#modules/parties/customers/contract.ts';

/** What the fields of a customer ask the server while they are filled in. Every failure is ignored: the form goes on. */
export interface CustomerLookups extends PlaceLookups {
  /** Whether the client already has a customer of this name, other than the one that is edited. */
  readonly isNameTaken: (registeredName: string) => Promise<boolean>;
  /** What the client says and asks of its customers, in the language that is shown. */
  readonly setting: () => Promise<DebtorSetting>;
}

export type DebtorSetting = OutputOf<(typeof customerService.operations)['getDebtorSetting']>;

// Only the types of the contract: a phone needs none of its validators to ask.
const customers = lightClient<typeof customerService>('tripDirector', {
  isShipperRegisteredNameExist: { reads: true },
  getDebtorSetting: { reads: true },
});

/** The look-ups of a form, for staff and guests alike; each list is fetched once. */
export function customerLookups(client: string, id: string | undefined): CustomerLookups {
  return {
    ...placeLookups(fetchedOnce()),
    setting: () => customers.getDebtorSetting({ client }),
    isNameTaken: (shipperName) => customers.isShipperRegisteredNameExist({ client, shipperName, ...(id && { id }) }),
  };
}

/** What the client asks of its customers; the form does not wait for it. */
export function useDebtorSetting({ setting }: Pick<CustomerLookups, 'setting'>): DebtorSetting | undefined {
  return useLookup(`setting ${useLanguage()}`, setting);
}
