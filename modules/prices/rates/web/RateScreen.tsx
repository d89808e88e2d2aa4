import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { FormSkeleton } from '#platform/web/form/FormSkeleton.tsx';
import { newRecord } from '#platform/web/master-data/desk.ts';
import { RecordGate } from '#platform/web/record/RecordGate.tsx';
import { ReviewSkeleton } from '#platform/web/record/ReviewSkeleton.tsx';
import { useChannel } from '#platform/web/realtime/use-channel.ts';
import type { ScreenProps } from '#platform/web/screens.ts';
import { NotAuthorised } from '#platform/web/shell/NotAuthorised.tsx';
import { rateRead, ratesNoun, useMay } from './calls.ts';
import { rateListPath } from './paths.ts';
import { RateForm } from './RateForm.tsx';
import { RateReview } from './RateReview.tsx';

/** `/capturerate/{id}`: a new rate, the next version of one, a draft that is changed, or a rate that is looked at. */
export function RateScreen({ params }: ScreenProps): ReactNode {
  const id = params['id'] ?? newRecord;
  const { tab, from } = useSearch({ strict: false }) as { readonly tab?: string; readonly from?: string };
  const mayCapture = useMay('postRate');
  const mayChange = useMay('putRate');
  if (id === newRecord && !mayCapture) return <NotAuthorised />;
  if (id === newRecord) return from ? <Opened key={from} id={from} isVersion /> : <RateForm />;
  if (tab === 'edit') return mayChange ? <Opened key={id} id={id} /> : <NotAuthorised />;
  return <Shown id={id} />;
}

function Shown({ id }: { readonly id: string }): ReactNode {
  useChannel(`${ratesNoun}:${id}`);
  return (
    <RecordGate query={useQuery(rateRead(id))} listPath={rateListPath} skeleton={<ReviewSkeleton />}>
      {(rate) => <RateReview rate={rate} />}
    </RecordGate>
  );
}

/** The form is built on the rate as it was first read; what changes meanwhile is settled when it is saved. */
function Opened({ id, isVersion = false }: { readonly id: string; readonly isVersion?: boolean }): ReactNode {
  const { data, error, refetch, isFetching } = useQuery(rateRead(id));
  const [opened, setOpened] = useState<{ readonly rate: NonNullable<typeof data> }>();
  if (!opened && data && !isFetching) setOpened({ rate: data });
  return (
    <RecordGate query={{ data: opened?.rate, error, refetch }} listPath={rateListPath} skeleton={<FormSkeleton />}>
      {(rate) => (isVersion ? <RateForm before={rate} /> : <RateForm rate={rate} />)}
    </RecordGate>
  );
}
