import type { ReactNode } from 'react';
import { z } from 'zod';
import { amount } from '#platform/money-codec.ts';
import { text } from '#platform/operation.ts';
import { deskFieldsFor } from '#platform/web/form/fields.ts';
import { DecisionDialog } from '#platform/web/record/DecisionDialog.tsx';
import type { OpenedDecision } from '#platform/web/record/decisions.ts';
import { useTexts } from '#platform/web/texts.ts';
import { disputeReasons } from '#modules/money/invoices/kinds.ts';
import { invoiceDeskTexts } from '#modules/money/invoices/messages/desk/index.ts';
import { type Invoice, invoices } from '../calls.ts';

const disputeForm = z.strictObject({
  lineId: z.string(),
  reason: z.enum(disputeReasons),
  amount: amount.nullable(),
  note: text(1000),
});
const Field = deskFieldsFor<typeof disputeForm>();

interface DisputeDialogProps {
  readonly invoice: Invoice;
  /** The line that is spoken of. */
  readonly marked: number | undefined;
  readonly opened: OpenedDecision;
}

/** Notes what a customer does not accept. */
export function DisputeDialog({ invoice, marked, opened }: DisputeDialogProps): ReactNode {
  const t = useTexts(invoiceDeskTexts);
  const { id, number, lines, currency } = invoice;
  return (
    <DecisionDialog
      {...opened}
      title={t('disputeTitle', { number })}
      text={t('disputeText')}
      width={560}
      schema={disputeForm}
      initial={{
        lineId: lines.find(({ line }) => line === marked)?.id ?? '',
        reason: 'price',
        amount: null,
        note: '',
      }}
      done={t('disputed')}
      decide={({ lineId, ...value }, { idempotencyKey }) =>
        invoices.disputeInvoice({ id, lineId: lineId || null, ...value }, { idempotencyKey })
      }
    >
      <Field.Select
        name="lineId"
        label={t('disputeLine')}
        placeholder={t('wholeDocument')}
        options={lines
          .filter(({ left }) => left !== 0)
          .map((line) => ({
            value: line.id,
            label: t('lineOf', {
              line: line.line,
              name: [line.loadNumber, line.description].filter(Boolean).join(' '),
            }),
          }))}
      />
      <Field.Select
        name="reason"
        label={t('disputeReason')}
        required
        options={disputeReasons.map((reason) => ({ value: reason, label: t(`disputeReason_${reason}`) }))}
      />
      <Field.Money name="amount" label={t('disputeAmount')} help={t('disputeAmountHelp')} currency={currency} />
      <Field.Textarea name="note" label={t('disputeNote')} rows={3} />
    </DecisionDialog>
  );
}
