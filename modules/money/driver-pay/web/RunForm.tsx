import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { calendarDate } from '#platform/dates.ts';
import { text } from '#platform/operation.ts';
import { deskFieldsFor } from '#platform/web/form/fields.ts';
import { FormScreen } from '#platform/web/form/FormScreen.tsx';
import { FormSection } from '#platform/web/form/FormSection.tsx';
import { FormSkeleton } from '#platform/web/form/FormSkeleton.tsx';
import { RecordGate } from '#platform/web/record/RecordGate.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { driverPayDeskTexts } from '../messages/desk/index.ts';
import { pay, payFailures, payNoun, periodRead } from './calls.ts';
import { payListPath, payRunPath } from './paths.ts';

const runForm = z.strictObject({
  periodFrom: calendarDate,
  periodTo: calendarDate,
  payDay: calendarDate,
  note: text(500),
});
const Field = deskFieldsFor<typeof runForm>();

/** `/driverpay/new`: the period that follows the last run, ready to be begun. */
export function RunForm(): ReactNode {
  const t = useTexts(driverPayDeskTexts);
  // Read anew each time: a run that was begun a moment ago moves the period.
  const period = useQuery({ ...periodRead, gcTime: 0, staleTime: 0 });
  return (
    <RecordGate
      query={{ ...period, data: period.isFetching ? undefined : period.data }}
      listPath={payListPath}
      skeleton={<FormSkeleton />}
    >
      {(next) => (
        <FormScreen
          title={t('newRun')}
          schema={runForm}
          initial={{ ...next, note: '' }}
          noun={payNoun}
          failures={payFailures}
          backTo={payListPath}
          leadsTo={(answer) => payRunPath((answer as { id: string }).id)}
          idOf={(answer) => (answer as { id: string }).id}
          save={(values, options) => pay.postDriverPay(values, options)}
        >
          <FormSection title={t('period')} hint={t('periodHint')}>
            <Field.Date name="periodFrom" label={t('periodFrom')} required />
            <Field.Date name="periodTo" label={t('periodTo')} required />
            <Field.Date name="payDay" label={t('payDay')} required />
            <Field.Textarea name="note" label={t('note')} className="sm:col-span-2" />
          </FormSection>
        </FormScreen>
      )}
    </RecordGate>
  );
}
