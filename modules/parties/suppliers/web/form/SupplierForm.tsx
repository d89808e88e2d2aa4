import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormSkeleton } from '#platform/web/form/FormSkeleton.tsx';
import { useFirstRead } from '#platform/web/record/use-first-read.ts';
import type { ScreenProps } from '#platform/web/screens.ts';
import { NotAuthorised } from '#platform/web/shell/NotAuthorised.tsx';
import { companiesRead, supplierRead, useMay } from '../calls.ts';
import { EditSupplier } from './EditSupplier.tsx';
import { NewSupplier } from './NewSupplier.tsx';
import { RecordGate } from '../RecordGate.tsx';

/** `/carrierApplicationAdmin/{id}`: New Supplier, or Edit Supplier. */
export function SupplierForm({ params }: ScreenProps): ReactNode {
  const id = params['id'] ?? 'new';
  const [mayCreate, mayEdit] = [useMay('postCarrier'), useMay('putCarrier')];
  if (!(id === 'new' ? mayCreate : mayEdit)) return <NotAuthorised />;
  return id === 'new' ? <NewSupplier /> : <Edited key={id} id={id} />;
}

function Edited({ id }: { readonly id: string }): ReactNode {
  const companies = useQuery(companiesRead);
  // Without the companies the form goes on: their choice is empty, and the number stays.
  const isReady = companies.data !== undefined || companies.error !== null;
  const record = useFirstRead(useQuery(supplierRead(id)), isReady);
  return (
    <RecordGate query={record} skeleton={<FormSkeleton hasSteps />}>
      {(first) => <EditSupplier record={first} companies={companies.data ?? []} />}
    </RecordGate>
  );
}
