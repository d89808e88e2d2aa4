import type { ReactNode } from 'react';
import { z } from 'zod';
import { calendarDate } from '#platform/dates.ts';
import { text } from '#platform/operation.ts';
import { deskFieldsFor } from '#platform/web/form/fields.ts';
import { today } from '#platform/web/formats.ts';
import { DecisionDialog } from '#platform/web/record/DecisionDialog.tsx';
import type { OpenedDecision } from '#platform/web/record/decisions.ts';
import { useTexts } from '#platform/web/texts.ts';
import { invoiceDeskTexts } from '#modules/money/invoices/messages/desk/index.ts';
import { type Invoice, invoices } from '../calls.ts';

const draftForm = z.strictObject({
  taxDate: calendarDate,
  isAggregated: z.boolean(),
  listsLoads: z.boolean(),
  zeroRateReason: text(500),
  note: text(500),
});
const Field = deskFieldsFor<typeof draftForm>();

interface EditDialogProps {
  readonly invoice: Invoice;
  readonly opened: OpenedDecision;
}

/** What of a draft is chosen: its date, how it is printed, why VAT is nothing. Amounts follow from the loads. */
export function EditDialog({ invoice, opened }: EditDialogProps): ReactNode {
  const t = useTexts(invoiceDeskTexts);
  const { id, taxDate, isAggregated, listsLoads, zeroRateReason, note, lines } = invoice;
  return (
    <DecisionDialog
      {...opened}
      title={t('editTitle')}
      schema={draftForm}
      initial={{ taxDate, isAggregated, listsLoads, zeroRateReason, note }}
      confirm={t('save')}
      done={t('saved')}
      decide={(value, options) => invoices.putInvoice({ id, ...value }, options)}
    >
      <Field.Date name="taxDate" label={t('taxDate')} required max={today()} />
      <Field.Checkbox name="isAggregated" label={t('isAggregated')} />
      <Field.Checkbox name="listsLoads" label={t('listsLoads')} />
      {(zeroRateReason !== '' || lines.some(({ vatCode }) => vatCode === 'zeroRated')) && (
        <Field.Textarea name="zeroRateReason" label={t('zeroRateReason')} help={t('zeroRateHelp')} rows={2} />
      )}
      <Field.Textarea name="note" label={t('note')} rows={2} />
    </DecisionDialog>
  );
}
