import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { calendarDate } from '#platform/dates.ts';
import { amount } from '#platform/money-codec.ts';
import { text } from '#platform/operation.ts';
import { deskFieldsFor } from '#platform/web/form/fields.ts';
import { FormDialog } from '#platform/web/form/FormDialog.tsx';
import { today } from '#platform/web/formats.ts';
import { masterChoices } from '#platform/web/master-data/desk.ts';
import { snackbar } from '#platform/web/notices/notices.ts';
import { linkTo } from '#platform/web/shell/address.ts';
import { useTexts } from '#platform/web/texts.ts';
import { journalAccountDesk } from '#modules/money/journal-accounts/web/desk.ts';
import { customerSource } from '#modules/parties/customers/web/desk.ts';
import { receiptMethods } from '#modules/money/receipts/kinds.ts';
import { receiptDeskTexts } from '#modules/money/receipts/messages/desk/index.ts';
import { receiptQueueTexts } from '#modules/money/receipts/messages/queue/index.ts';
import { readAllAgain, receiptFailures, receipts } from '../calls.ts';
import { receiptPath } from '../paths.ts';

const accountSource = masterChoices(journalAccountDesk);

const typedForm = z.strictObject({
  customerId: z.string(),
  date: calendarDate,
  amount: amount.refine((value) => value > 0, { error: 'required' }),
  method: z.enum(receiptMethods),
  accountId: z.string().min(1, { error: 'required' }),
  reference: text(140),
  isOldestFirst: z.boolean(),
});
const Field = deskFieldsFor<typeof typedForm>();

/** A receipt that no statement brings: cash, a card, a cheque. It pays the oldest invoices first, or stays on account to be given. */
export function TypeReceiptDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const t = useTexts(receiptQueueTexts);
  const desk = useTexts(receiptDeskTexts);
  const navigate = useNavigate();
  return (
    <FormDialog
      title={t('typeReceipt')}
      text={t('typeReceiptText')}
      schema={typedForm}
      initial={{
        customerId: '',
        date: today(),
        amount: null as never,
        method: 'eft',
        accountId: '',
        reference: '',
        isOldestFirst: true,
      }}
      confirm={t('post')}
      failures={receiptFailures}
      width={640}
      onClose={onClose}
      submit={async ({ customerId, isOldestFirst, ...value }, idempotencyKey) => {
        const suggestion =
          isOldestFirst && customerId !== ''
            ? await receipts.getReceiptSuggestion({
                companyId: null,
                customerId,
                amount: value.amount,
                date: value.date,
              })
            : undefined;
        const posted = await receipts.postReceipt(
          {
            ...value,
            companyId: null,
            customerId: customerId || null,
            parts: (suggestion?.parts ?? []).map((part) => ({ itemId: part.itemId, amount: part.amount })),
          },
          { idempotencyKey },
        );
        readAllAgain();
        snackbar(t('posted', { numbers: posted.number }), { kind: 'ok' });
        onClose();
        void navigate(linkTo(receiptPath(posted.id)));
      }}
    >
      <Field.Searched
        name="customerId"
        label={t('customer')}
        placeholder={t('payerUnknown')}
        from={customerSource}
        className="sm:col-span-2"
      />
      <Field.Money name="amount" label={t('amount')} required />
      <Field.Date name="date" label={desk('date')} max={today()} required />
      <Field.Select
        name="method"
        label={desk('method')}
        required
        options={receiptMethods.map((each) => ({ value: each, label: desk(`method_${each}`) }))}
      />
      <Field.Searched
        name="accountId"
        label={desk('account')}
        help={desk('accountHelp')}
        from={accountSource}
        required
      />
      <Field.Text name="reference" label={desk('reference')} className="sm:col-span-2" />
      <Field.Checkbox
        name="isOldestFirst"
        label={t('oldestFirst')}
        help={t('oldestFirstHelp')}
        className="sm:col-span-2"
      />
    </FormDialog>
  );
}
