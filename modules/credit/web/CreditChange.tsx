import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { FormSkeleton } from '#platform/web/form/FormSkeleton.tsx';
import { useChannel } from '#platform/web/realtime/use-channel.ts';
import { RecordGate } from '#platform/web/record/RecordGate.tsx';
import { ReviewSkeleton } from '#platform/web/record/ReviewSkeleton.tsx';
import type { ScreenProps } from '#platform/web/screens.ts';
import { NotAuthorised } from '#platform/web/shell/NotAuthorised.tsx';
import { creditRead, creditNoun, useMayCredit } from './calls.ts';
import { CreditForm } from './CreditForm.tsx';
import { CreditReview } from './CreditReview.tsx';
import { creditListPath } from './paths.ts';

/** `/capturecreditLimit/{id}`: a new proposal, or a change that is there. */
export function CreditChange({ params }: ScreenProps): ReactNode {
  const id = params['id'] ?? '';
  const { tab } = useSearch({ strict: false }) as { readonly tab?: string };
  const mayPropose = useMayCredit('postShipperCreditChange');
  if (id === 'new') return mayPropose ? <CreditForm /> : <NotAuthorised />;
  return tab === 'edit' ? <Edited key={id} id={id} /> : <Shown id={id} />;
}

function Shown({ id }: { readonly id: string }): ReactNode {
  useChannel(`${creditNoun}:${id}`);
  return (
    <RecordGate query={useQuery(creditRead(id))} listPath={creditListPath} skeleton={<ReviewSkeleton />}>
      {(record) => <CreditReview record={record} />}
    </RecordGate>
  );
}

/** The form is built on the record as it was first read; what changes meanwhile is settled when it is saved. */
function Edited({ id }: { readonly id: string }): ReactNode {
  const mayEdit = useMayCredit('putShipperCreditChange');
  const { data, error, refetch, isFetching } = useQuery(creditRead(id));
  const [opened, setOpened] = useState<{ readonly record: NonNullable<typeof data> }>();
  if (!opened && data && !isFetching) setOpened({ record: data });
  if (!mayEdit) return <NotAuthorised />;
  return (
    <RecordGate query={{ data: opened?.record, error, refetch }} listPath={creditListPath} skeleton={<FormSkeleton />}>
      {(record) => <CreditForm record={record} />}
    </RecordGate>
  );
}
