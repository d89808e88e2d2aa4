import type { ReactNode } from 'react';
import type { ChoiceSource, FoundChoice } from '#platform/web/fields/choice-source.ts';
import type { FieldProps } from '#platform/web/fields/Field.tsx';
import { SearchedField } from '#platform/web/fields/SearchedField.tsx';
import { client } from '#platform/web/rpc.ts';
import type { OutputOf } from '#platform/operation.ts';
import { supplierService } from '../contract.ts';

const { getAllCarriersBasicInfo } = client(supplierService);

type Option = OutputOf<(typeof supplierService)['operations']['getAllCarriersBasicInfo']>[number];
const choiceOf = ({ keyIdentifier, carrierName, tradeName, vendorNumber }: Option): FoundChoice => ({
  value: keyIdentifier,
  label: carrierName,
  // A trade name that begins the registered one says nothing new.
  detail: vendorNumber || (carrierName.startsWith(tradeName) ? undefined : tradeName),
});

/** Suppliers to choose from, as far as the person may see them. */
export const supplierSource: ChoiceSource = {
  key: ['carriers', 'searched'],
  find: async (search, atMost, signal) => (await getAllCarriersBasicInfo({ search, atMost }, { signal })).map(choiceOf),
  read: async (keyIdentifier, signal) =>
    (await getAllCarriersBasicInfo({ keyIdentifier }, { signal })).map(choiceOf)[0],
};

/** Chooses a supplier; the value is its id, or nothing. */
export function SupplierField(props: FieldProps<string> & { readonly placeholder?: string }): ReactNode {
  return <SearchedField {...props} from={supplierSource} />;
}
