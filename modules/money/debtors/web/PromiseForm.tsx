import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { useFormState } from 'react-hook-form';
import { z } from 'zod';
import { calendarDate } from '#platform/dates.ts';
import { amount } from '#platform/money-codec.ts';
import { useFailureText } from '#platform/web/failure-text.ts';
import { FormFrame, useSchemaForm } from '#platform/web/form.tsx';
import { deskFieldsFor } from '#platform/web/form/fields.ts';
import { useIdempotencyKey } from '#platform/web/idempotency.ts';
import { toast } from '#platform/web/notices/notices.ts';
import { useShortcut } from '#platform/web/shell/use-shortcut.ts';
import { useTexts } from '#platform/web/texts.ts';
import { debtorDeskTexts } from '../messages/desk/index.ts';
import { type Debtor, debtorFailures, debtors, debtorsNoun } from './calls.ts';

const promiseForm = z.strictObject({ amount, dueDay: calendarDate });
const Field = deskFieldsFor<typeof promiseForm>();

interface PromiseFormProps {
  readonly debtor: Debtor;
  readonly companyId: string | null;
  readonly hasKey: boolean;
}

/** What the customer promises now: how much, and by when. P goes to it. */
export function PromiseForm({ debtor, companyId, hasKey }: PromiseFormProps): ReactNode {
  const t = useTexts(debtorDeskTexts);
  const queries = useQueryClient();
  const failureText = useFailureText();
  const keyFor = useIdempotencyKey();
  const frame = useRef<HTMLDivElement>(null);
  const schemaForm = useSchemaForm({
    schema: promiseForm,
    initial: { amount: debtor.overdue, dueDay: '' },
    failures: debtorFailures,
  });
  const { isSubmitting } = useFormState({ control: schemaForm.form.control });
  useShortcut({ key: 'p' }, hasKey ? () => frame.current?.querySelector('input')?.focus() : undefined);
  async function submit(value: z.output<typeof promiseForm>): Promise<void> {
    const { customerId } = debtor;
    await debtors.postPaymentPromise(
      { customerId, companyId, ...value },
      { idempotencyKey: keyFor([customerId, value, debtor.promises.length]) },
    );
    await queries.invalidateQueries({ queryKey: [debtorsNoun] });
    toast(t('promiseTaken'), { kind: 'ok' });
  }
  return (
    <div ref={frame}>
      <FormFrame
        of={schemaForm}
        className="grid grid-cols-2 items-start gap-2"
        onSubmit={submit}
        onFailure={(error) => void toast(failureText(error), { kind: 'danger' })}
      >
        <Field.Money name="amount" label={t('amount')} currency={debtor.currency} required />
        <Field.Date name="dueDay" label={t('dueDay')} min={debtor.today} required />
        <button type="submit" className="btn btn-p col-span-2" disabled={isSubmitting}>
          {t('promised')}
          {hasKey && <kbd className="kbd pointer-coarse:hidden">P</kbd>}
        </button>
      </FormFrame>
    </div>
  );
}
