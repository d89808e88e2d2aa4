import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { addDays, calendarDate } from '#platform/dates.ts';
import { text } from '#platform/operation.ts';
import { today } from '#platform/web/formats.ts';
import { deskFieldsFor } from '#platform/web/form/fields.ts';
import { FormScreen } from '#platform/web/form/FormScreen.tsx';
import { FormSection } from '#platform/web/form/FormSection.tsx';
import { FormSkeleton } from '#platform/web/form/FormSkeleton.tsx';
import { RecordGate } from '#platform/web/record/RecordGate.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { paymentRunDeskTexts } from '../messages/desk/index.ts';
import { bankAccountsRead, paymentRuns, runFailures, runsNoun } from './calls.ts';
import { paymentRunListPath, paymentRunPath } from './paths.ts';

const runForm = z.strictObject({
  bankAccountId: z.uuid({ error: 'required' }),
  dueUntil: calendarDate,
  payDay: calendarDate,
  note: text(500),
});
const Field = deskFieldsFor<typeof runForm>();

/** `/paymentRuns/new`: all that is due within a week, from the first account. */
export function RunForm(): ReactNode {
  const t = useTexts(paymentRunDeskTexts);
  return (
    <RecordGate query={useQuery(bankAccountsRead)} listPath={paymentRunListPath} skeleton={<FormSkeleton />}>
      {(all) => {
        const accounts = all.filter(({ isActive }) => isActive);
        return (
          <FormScreen
            title={t('newRun')}
            schema={runForm}
            initial={{
              bankAccountId: accounts[0]?.id ?? '',
              dueUntil: addDays(today(), 7),
              payDay: today(),
              note: '',
            }}
            noun={runsNoun}
            failures={runFailures}
            backTo={paymentRunListPath}
            leadsTo={(answer) => paymentRunPath((answer as { id: string }).id)}
            idOf={(answer) => (answer as { id: string }).id}
            save={(values, options) => paymentRuns.postPaymentRun(values, options)}
          >
            <FormSection title={t('what')} hint={t('whatHint')}>
              <Field.Select
                name="bankAccountId"
                label={t('bankAccount')}
                options={accounts.map(({ id, name, currency }) => ({ value: id, label: `${name} · ${currency}` }))}
                required
              />
              <Field.Date name="dueUntil" label={t('dueUntil')} required />
              <Field.Date name="payDay" label={t('payDay')} required />
              <Field.Textarea name="note" label={t('note')} className="sm:col-span-2" />
            </FormSection>
          </FormScreen>
        );
      }}
    </RecordGate>
  );
}
