import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { FormSkeleton } from '#platform/web/form/FormSkeleton.tsx';
import type { ScreenProps } from '#platform/web/screens.ts';
import { NotAuthorised } from '#platform/web/shell/NotAuthorised.tsx';
import { companiesRead, supplierRead, useMay } from './calls.ts';
import { EditSupplier } from './form/EditSupplier.tsx';
import { NewSupplier } from './form/NewSupplier.tsx';
import { RecordGate } from './RecordGate.tsx';

/** `/carrierApplicationAdmin/{id}`: New Supplier, or Edit Supplier. */
export function SupplierForm({ params }: ScreenProps): ReactNode {
  const id = params['id'] ?? 'new';
  const [mayCreate, mayEdit] = [useMay('postCarrier'), useMay('putCarrier')];
  if (!(id === 'new' ? mayCreate : mayEdit)) return <NotAuthorised />;
  return id === 'new' ? <NewSupplier /> : <Edited key={id} id={id} />;
}

/** The form is built on the record as it was first read; what changes meanwhile is settled when it is saved. */
function Edited({ id }: { readonly id: string }): ReactNode {
  const record = useQuery(supplierRead(id));
  const companies = useQuery(companiesRead);
  // Without the companies the form goes on: their choice is empty, and the number stays.
  const isReady = companies.data !== undefined || companies.error !== null;
  const { data, error, refetch, isFetching } = record;
  const [opened, setOpened] = useState<{ readonly record: NonNullable<typeof data> }>();
  if (!opened && data && isReady && !isFetching) setOpened({ record: data });
  return (
    <RecordGate query={{ data: opened?.record, error, refetch }} skeleton={<FormSkeleton hasSteps />}>
      {(first) => <EditSupplier record={first} companies={companies.data ?? []} />}
    </RecordGate>
  );
}
