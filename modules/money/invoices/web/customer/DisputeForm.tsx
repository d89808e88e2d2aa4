import { type ReactNode, useState } from 'react';
import { useFormState } from 'react-hook-form';
import { z } from 'zod';
import { amount } from '#platform/money-codec.ts';
import { text } from '#platform/operation.ts';
import { useFailureText } from '#platform/web/failure-text.ts';
import { SelectField } from '#platform/web/fields/ChoiceFields.tsx';
import { MoneyField } from '#platform/web/fields/NumberField.tsx';
import { namedFor } from '#platform/web/fields/named.ts';
import { TextareaField } from '#platform/web/fields/TextField.tsx';
import { FormFrame, useSchemaForm } from '#platform/web/form.tsx';
import { useFormats } from '#platform/web/formats.ts';
import { useTexts } from '#platform/web/texts.ts';
import { disputeReasons } from '#modules/money/invoices/kinds.ts';
import { invoiceFailureTexts } from '#modules/money/invoices/messages/failures/index.ts';
import { invoicePageTexts } from '#modules/money/invoices/messages/page/index.ts';
import { type InvoicePageProps, invoices, type LinkedInvoice } from './link-calls.ts';

const disputeForm = z.strictObject({
  reason: z.enum(disputeReasons, { error: 'required' }),
  amount: amount.min(0.01, { error: 'required' }),
  note: text(1000).default(''),
});
const Field = namedFor<typeof disputeForm>()({ Select: SelectField, Money: MoneyField, Textarea: TextareaField });

interface DisputeFormProps {
  readonly invoice: LinkedInvoice;
  /** Null where the whole document is meant. */
  readonly lineId: string | null;
  /** What can be disputed, with VAT. */
  readonly left: number;
  readonly client: string;
  readonly whenOpen: InvoicePageProps['whenOpen'];
  readonly onDone: () => Promise<void>;
  readonly onCancel: () => void;
}

/** Why something is not right, how much of it, and what happened. */
export function DisputeForm({
  invoice,
  lineId,
  left,
  client,
  whenOpen,
  onDone,
  onCancel,
}: DisputeFormProps): ReactNode {
  const t = useTexts(invoicePageTexts);
  const formats = useFormats();
  const failureText = useFailureText();
  const [failure, setFailure] = useState<unknown>();
  const schemaForm = useSchemaForm({
    schema: disputeForm,
    initial: { reason: '' as never, amount: left, note: '' },
    failures: [invoiceFailureTexts],
  });
  const { isSubmitting } = useFormState({ control: schemaForm.form.control });
  async function submit(dispute: z.output<typeof disputeForm>): Promise<void> {
    setFailure(undefined);
    await whenOpen(() => invoices.disputeInvoice({ id: invoice.id, lineId, ...dispute }));
    await onDone();
  }
  return (
    <FormFrame of={schemaForm} className="mt-3 space-y-4" onSubmit={submit} onFailure={setFailure}>
      <Field.Select
        name="reason"
        label={t('why')}
        required
        options={disputeReasons.map((value) => ({ value, label: t(`reason_${value}`) }))}
      />
      <Field.Money
        name="amount"
        label={t('amount')}
        help={t('amountHelp', { amount: formats.money(left, invoice.currency) })}
        required
      />
      <Field.Textarea name="note" label={t('note')} rows={2} />
      {failure !== undefined && (
        <p role="alert" className="err">
          {failureText(failure)}
        </p>
      )}
      <button type="submit" className="btn btn-p min-h-12 w-full" disabled={isSubmitting}>
        {t('send', { client })}
      </button>
      <button type="button" className="btn btn-s min-h-12 w-full" onClick={onCancel}>
        {t('cancel')}
      </button>
    </FormFrame>
  );
}
