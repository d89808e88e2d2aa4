import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { requiredText, text } from '#platform/operation.ts';
import type { ChoiceSource } from '#platform/web/fields/choice-source.ts';
import { deskFieldsFor } from '#platform/web/form/fields.ts';
import { FormDialog } from '#platform/web/form/FormDialog.tsx';
import { type Formats, useFormats } from '#platform/web/formats.ts';
import { useTexts } from '#platform/web/texts.ts';
import { customerSource } from '#modules/parties/customers/web/desk.ts';
import { receiptQueueTexts } from '#modules/money/receipts/messages/queue/index.ts';
import { type BankAccount, receiptFailures, type ReceiptLine, receipts, receiptsNoun } from '../calls.ts';
import { lastingWords } from '../queue/shown-line.ts';
import type { Deeds } from './use-deeds.ts';

/** What money that went out may have been. */
export type OutgoingAct = 'charge' | 'returned' | 'refund';

interface OutgoingDialogProps {
  readonly act: OutgoingAct;
  readonly line: ReceiptLine;
  readonly account: BankAccount | undefined;
  readonly decide: Deeds['decide'];
  /** What the bank wrote. */
  readonly words: string;
  readonly onClose: () => void;
}

/** Asks what belongs to the decision, and takes it. */
export function OutgoingDialog(props: OutgoingDialogProps): ReactNode {
  switch (props.act) {
    case 'charge':
      return <ChargeDialog {...props} />;
    case 'returned':
      return <ReturnedDialog {...props} />;
    case 'refund':
      return <RefundDialog {...props} />;
  }
}

const charge = z.strictObject({ text: requiredText(200), remember: text(100) });
const Charge = deskFieldsFor<typeof charge>();

function ChargeDialog({ line, decide, words, onClose }: OutgoingDialogProps): ReactNode {
  const t = useTexts(receiptQueueTexts);
  const formats = useFormats();
  return (
    <FormDialog
      title={t('bankCharge')}
      text={t('bankChargeText', { amount: formats.money(-line.amount, line.currency) })}
      schema={charge}
      initial={{ text: words || t('bankCharge'), remember: '' }}
      confirm={t('post')}
      failures={receiptFailures}
      intent={line.id}
      isNarrow
      onClose={onClose}
      submit={async (value, idempotencyKey) => {
        const of = { amount: -line.amount, text: value.text };
        await decide({ bankLineId: line.id, charge: of, remember: value.remember }, idempotencyKey);
        onClose();
      }}
    >
      <Charge.Text name="text" label={t('text')} required />
      <Charge.Text
        name="remember"
        label={t('rememberWords')}
        help={t('rememberHelp', { words: lastingWords(line) || words })}
      />
    </FormDialog>
  );
}

const returned = z.strictObject({ receiptId: z.string().min(1, { error: 'required' }), reason: requiredText(500) });
const Returned = deskFieldsFor<typeof returned>();

function ReturnedDialog({ line, decide, words, onClose }: OutgoingDialogProps): ReactNode {
  const t = useTexts(receiptQueueTexts);
  const formats = useFormats();
  return (
    <FormDialog
      title={t('cameBack')}
      text={t('cameBackText')}
      schema={returned}
      initial={{ receiptId: '', reason: words }}
      confirm={t('takeBack')}
      danger
      failures={receiptFailures}
      intent={line.id}
      isNarrow
      onClose={onClose}
      submit={async (value, idempotencyKey) => {
        await decide({ bankLineId: line.id, returned: value }, idempotencyKey);
        onClose();
      }}
    >
      <Returned.Searched
        name="receiptId"
        label={t('receipt')}
        help={t('sameAmount', { amount: formats.money(-line.amount, line.currency) })}
        from={receiptsOf(-line.amount, formats)}
        required
      />
      <Returned.Textarea name="reason" label={t('reason')} required rows={2} />
    </FormDialog>
  );
}

/** Receipts that a line may have taken back: those of its amount. */
function receiptsOf(amount: number, formats: Formats): ChoiceSource {
  const choice = (row: { id: string; number: string; customerName: string; date: string }) => ({
    value: row.id,
    label: [row.number, row.customerName].filter(Boolean).join(', '),
    detail: formats.date(row.date as never),
  });
  return {
    key: [receiptsNoun, 'ofAmount', String(amount)],
    find: async (search, atMost, signal) => {
      const { rows } = await receipts.getReceipts(
        { search, kind: ['receipt'], status: ['POSTED'], pageSize: 200 },
        { signal },
      );
      return rows
        .filter((row) => row.amount === amount)
        .slice(0, atMost)
        .map(choice);
    },
    read: async (id, signal) => choice(await receipts.getReceipt({ id }, { signal })),
  };
}

const refund = z.strictObject({
  customerId: z.string().min(1, { error: 'required' }),
  itemId: z.string().min(1, { error: 'required' }),
  reason: requiredText(500),
});
const Refund = deskFieldsFor<typeof refund>();

function RefundDialog({ line, account, decide, onClose }: OutgoingDialogProps): ReactNode {
  const t = useTexts(receiptQueueTexts);
  return (
    <FormDialog
      title={t('refund')}
      text={t('refundText')}
      schema={refund}
      initial={{ customerId: line.customerId ?? '', itemId: '', reason: '' }}
      confirm={t('post')}
      failures={receiptFailures}
      intent={line.id}
      isNarrow
      onClose={onClose}
      submit={async ({ itemId, reason }, idempotencyKey) => {
        await decide({ bankLineId: line.id, refund: { itemId, amount: -line.amount, reason } }, idempotencyKey);
        onClose();
      }}
    >
      <Refund.Searched name="customerId" label={t('customer')} from={customerSource} required />
      <CreditField line={line} companyId={account?.companyId ?? null} />
      <Refund.Textarea name="reason" label={t('reason')} required rows={2} />
    </FormDialog>
  );
}

/** Credits of the customer that are enough for the line. */
function CreditField({
  line,
  companyId,
}: {
  readonly line: ReceiptLine;
  readonly companyId: string | null;
}): ReactNode {
  const t = useTexts(receiptQueueTexts);
  const formats = useFormats();
  const customerId: unknown = useWatch({ name: 'customerId' });
  const of = typeof customerId === 'string' ? customerId : '';
  const source: ChoiceSource = {
    key: [receiptsNoun, 'credits', of],
    none: t('refundNone'),
    find: async (search, atMost, signal) => {
      if (of === '') return [];
      const { items } = await receipts.getReceiptItems({ companyId, customerId: of, withGroup: false }, { signal });
      return items
        .filter(({ open, number }) => open < 0 && number.toLowerCase().includes(search.trim().toLowerCase()))
        .slice(0, atMost)
        .map(({ id, number, open }) => ({
          value: id,
          label: number,
          detail: formats.money(-open, line.currency),
          isBlocked: -open < -line.amount,
        }));
    },
    read: async (id, signal) => {
      const { items } = await receipts.getReceiptItems({ companyId, customerId: of, withGroup: false }, { signal });
      const found = items.find((item) => item.id === id);
      return found && { value: id, label: found.number, detail: formats.money(-found.open, line.currency) };
    },
  };
  return <Refund.Searched name="itemId" label={t('credit')} help={t('refundHelp')} from={source} required />;
}
