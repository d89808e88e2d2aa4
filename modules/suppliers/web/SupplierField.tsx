import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { SelectField } from '#platform/web/fields/ChoiceFields.tsx';
import type { FieldProps } from '#platform/web/fields/Field.tsx';
import { client } from '#platform/web/rpc.ts';
import { supplierService } from '../contract.ts';

const { getAllCarriersBasicInfo } = client(supplierService);

/** Suppliers to choose from, as far as the person may see them. */
export const supplierChoices = queryOptions({
  queryKey: ['carriers', 'choices'],
  queryFn: async ({ signal }) =>
    (await getAllCarriersBasicInfo({}, { signal })).map(({ keyIdentifier, carrierName }) => ({
      value: keyIdentifier,
      label: carrierName,
    })),
  retry: false,
});

/** Chooses a supplier; the value is its id, or nothing. */
export function SupplierField({ placeholder, ...props }: FieldProps & { readonly placeholder: string }): ReactNode {
  const { data: options = [] } = useQuery(supplierChoices);
  return <SelectField {...props} options={options} placeholder={placeholder} />;
}
