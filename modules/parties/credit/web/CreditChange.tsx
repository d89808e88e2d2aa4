import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { FormSkeleton } from '#platform/web/form/FormSkeleton.tsx';
import { useChannel } from '#platform/web/realtime/use-channel.ts';
import { RecordGate } from '#platform/web/record/RecordGate.tsx';
import { ReviewSkeleton } from '#platform/web/record/ReviewSkeleton.tsx';
import { useFirstRead } from '#platform/web/record/use-first-read.ts';
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
  const first = useFirstRead(useQuery(creditRead(id)));
  if (!mayEdit) return <NotAuthorised />;
  return (
    <RecordGate query={first} listPath={creditListPath} skeleton={<FormSkeleton />}>
      {(record) => <CreditForm record={record} />}
    </RecordGate>
  );
}
