import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { calendarDate } from '#platform/dates.ts';
import { text } from '#platform/operation.ts';
import { deskFieldsFor } from '#platform/web/form/fields.ts';
import { FormDialog } from '#platform/web/form/FormDialog.tsx';
import { toast } from '#platform/web/notices/notices.ts';
import { useTexts } from '#platform/web/texts.ts';
import { debtorDeskTexts } from '#modules/money/debtors/messages/desk/index.ts';
import { type Debtor, debtorFailures, debtors, debtorsNoun } from '../calls.ts';

const arrangeForm = z.strictObject({
  sendsStatements: z.boolean(),
  statementDay: z.int().min(1).max(31).nullable(),
  statementTo: text(2600),
  pausedUntil: z.union([z.literal(''), calendarDate]),
  pauseReason: text(500),
});
const Field = deskFieldsFor<typeof arrangeForm>();

interface ArrangeDialogProps {
  readonly debtor: Debtor;
  readonly onClose: () => void;
}

/** On which day and to which addresses statements go, and until when the customer is not reminded. */
export function ArrangeDialog({ debtor, onClose }: ArrangeDialogProps): ReactNode {
  const t = useTexts(debtorDeskTexts);
  const queries = useQueryClient();
  const { customerId, customerName, arrangement } = debtor;
  return (
    <FormDialog
      title={t('arrangeTitle', { name: customerName })}
      schema={arrangeForm}
      initial={{
        sendsStatements: arrangement.sendsStatements,
        statementDay: arrangement.statementDay,
        statementTo: arrangement.statementTo.join('\n'),
        pausedUntil: arrangement.pausedUntil ?? '',
        pauseReason: arrangement.pauseReason,
      }}
      confirm={t('save')}
      failures={debtorFailures}
      isNarrow
      intent={arrangement.lockId}
      submit={async ({ statementTo, pausedUntil, ...value }, idempotencyKey) => {
        await debtors.putDebtorArrangement(
          {
            customerId,
            ...value,
            statementTo: statementTo.split(/[\s,;]+/).filter(Boolean),
            pausedUntil: pausedUntil || null,
          },
          { lockId: arrangement.lockId, idempotencyKey },
        );
        await queries.invalidateQueries({ queryKey: [debtorsNoun] });
        toast(t('arranged'), { kind: 'ok' });
        onClose();
      }}
      onClose={onClose}
    >
      <Field.Checkbox name="sendsStatements" label={t('sendsStatements')} />
      <Field.Number
        name="statementDay"
        label={t('statementDay')}
        help={t('statementDayHelp', { day: arrangement.companyStatementDay })}
      />
      <Field.Textarea
        name="statementTo"
        label={t('statementTo')}
        help={t('statementToHelp', { usual: arrangement.usualRecipients.join(', ') || '…' })}
        rows={3}
      />
      <Field.Date name="pausedUntil" label={t('pausedUntil')} min={debtor.today} />
      <Field.Textarea name="pauseReason" label={t('pauseReason')} rows={2} />
    </FormDialog>
  );
}
