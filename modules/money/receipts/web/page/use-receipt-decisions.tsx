import { Banknote, CircleCheckBig, Scale, Tag, Undo2, UserRound } from 'lucide-react';
import { z } from 'zod';
import { calendarDate } from '#platform/dates.ts';
import { amount } from '#platform/money-codec.ts';
import { requiredText, text } from '#platform/operation.ts';
import { deskFieldsFor } from '#platform/web/form/fields.ts';
import { today, useFormats } from '#platform/web/formats.ts';
import { asks } from '#platform/web/record/asks.tsx';
import { type Decision, offered, possible } from '#platform/web/record/decisions.ts';
import { useTexts } from '#platform/web/texts.ts';
import { customerSource } from '#modules/parties/customers/web/desk.ts';
import { receiptDeskTexts } from '#modules/money/receipts/messages/desk/index.ts';
import { receiptQueueTexts } from '#modules/money/receipts/messages/queue/index.ts';
import { receiptLife } from '#modules/money/receipts/status.ts';
import { type ReceiptRecord, receipts, useMay } from '../calls.ts';
import { AllocateDialog } from '../pane/AllocateDialog.tsx';
import { PurposeFields, purposeForm } from '../pane/LeaveDialog.tsx';

const ended = z.strictObject({ date: calendarDate, reason: requiredText(500), charge: amount.nullable() });
const End = deskFieldsFor<typeof ended>();
const named = z.strictObject({ customerId: z.string().min(1, { error: 'required' }) });
const Named = deskFieldsFor<typeof named>();
const refund = z.strictObject({ amount, date: calendarDate, reference: text(140), reason: requiredText(500) });
const Refund = deskFieldsFor<typeof refund>();
const nothing = z.strictObject({});

/** What the person may do with the entry now. */
export function useReceiptDecisions(receipt: ReceiptRecord): readonly Decision[] {
  const [meaning, giving, ends] = [useMeaning(receipt), useGiving(receipt), useEnds(receipt)];
  return [...possible([...meaning, ...giving]), ...offered(receiptLife, receipt.status, ends)];
}

const stands = ({ kind, status }: ReceiptRecord) => kind === 'receipt' && status === 'POSTED';
/** Whether something is left that its customer may be given. */
const isGivable = (receipt: ReceiptRecord) =>
  stands(receipt) && receipt.customerId !== null && receipt.itemId !== null && receipt.left > 0;

/** Whose it is, and what is left of it. */
function useMeaning(receipt: ReceiptRecord): readonly Decision[] {
  const t = useTexts(receiptDeskTexts);
  const queue = useTexts(receiptQueueTexts);
  const { id, customerId, purpose, number } = receipt;
  const hasLeft = isGivable(receipt);
  return [
    {
      event: 'assign',
      may: useMay('assignReceipt'),
      isPossible: stands(receipt) && customerId === null,
      kind: 'main',
      icon: UserRound,
      title: t('assign'),
      does: asks({
        title: t('assignTitle', { number }),
        text: t('assignText'),
        schema: named,
        initial: { customerId: '' },
        fields: <Named.Searched name="customerId" label={t('customer')} from={customerSource} required />,
        done: t('assigned'),
        decide: (value, options) => receipts.assignReceipt({ id, ...value }, options),
      }),
    },
    {
      event: 'purpose',
      may: useMay('putReceiptPurpose'),
      isPossible: hasLeft,
      icon: Tag,
      title: t('sayPurpose'),
      does: asks({
        title: t('sayPurpose'),
        text: queue('leaveText'),
        schema: purposeForm,
        initial: { purpose, loadId: receipt.loadId ?? '' },
        fields: customerId && <PurposeFields customerId={customerId} />,
        confirm: queue('keep'),
        done: t('purposeSaid'),
        decide: (value, options) =>
          receipts.putReceiptPurpose(
            { id, purpose: value.purpose, loadId: value.purpose === 'advance' ? value.loadId : null },
            options,
          ),
      }),
    },
    {
      event: 'confirm',
      may: useMay('confirmReceiptDeposit'),
      isPossible: hasLeft && purpose === 'deposit' && !receipt.isPurposeConfirmed,
      icon: CircleCheckBig,
      title: t('confirmDeposit'),
      does: asks({
        title: t('confirmDeposit'),
        text: t('confirmDepositText'),
        schema: nothing,
        initial: {},
        done: t('depositConfirmed'),
        decide: (_, options) => receipts.confirmReceiptDeposit({ id }, options),
      }),
    },
  ];
}

/** What is left goes back, or to an invoice. */
function useGiving(receipt: ReceiptRecord): readonly Decision[] {
  const t = useTexts(receiptDeskTexts);
  const queue = useTexts(receiptQueueTexts);
  const formats = useFormats();
  const { itemId, left, currency, customerId, companyId, accountId, number } = receipt;
  const hasLeft = isGivable(receipt);
  return [
    {
      event: 'refund',
      may: useMay('postReceiptRefund'),
      isPossible: hasLeft && accountId !== null,
      place: 'menu',
      icon: Banknote,
      title: queue('refund'),
      does: asks({
        title: queue('refund'),
        text: t('refundText', { amount: formats.money(left, currency) }),
        schema: refund,
        initial: { amount: left, date: today(), reference: '', reason: '' },
        fields: (
          <>
            <Refund.Money name="amount" label={queue('amount')} currency={currency} max={left} required />
            <Refund.Date name="date" label={t('date')} max={today()} required />
            <Refund.Text name="reference" label={t('reference')} />
            <Refund.Textarea name="reason" label={queue('reason')} required rows={2} />
          </>
        ),
        confirm: queue('post'),
        done: t('refunded'),
        decide: (value, { idempotencyKey }) =>
          receipts.postReceiptRefund({ itemId: itemId!, accountId: accountId!, ...value }, { idempotencyKey }),
      }),
    },
    {
      event: 'allocate',
      may: useMay('allocateReceipt'),
      isPossible: hasLeft,
      kind: 'main',
      icon: Scale,
      title: queue('setOffVerb'),
      does: {
        dialog: ({ onClose }) => (
          <AllocateDialog
            credits={[{ id: itemId!, number, open: left, currency }]}
            companyId={companyId}
            customerId={customerId!}
            onClose={onClose}
          />
        ),
      },
    },
  ];
}

/** How it is taken back: the payment came back, or it was wrong. */
function useEnds(receipt: ReceiptRecord): readonly Decision<'bounce' | 'reverse'>[] {
  const t = useTexts(receiptDeskTexts);
  const queue = useTexts(receiptQueueTexts);
  const { id, number, kind, currency } = receipt;
  const may = useMay('reverseReceipt');
  const end = (act: 'bounce' | 'reverse'): Decision['does'] =>
    asks({
      title: t(`${act}Title`, { number }),
      text: t(`${act}Text`),
      schema: ended,
      initial: { date: today(), reason: '', charge: null },
      fields: (
        <>
          <End.Date name="date" label={t('onDay')} max={today()} required />
          {act === 'bounce' && (
            <End.Money name="charge" label={t('bounceCharge')} help={t('bounceChargeHelp')} currency={currency} />
          )}
          <End.Textarea name="reason" label={queue('reason')} required rows={2} />
        </>
      ),
      done: t(`${act}Done`, { number }),
      decide: ({ charge, ...value }, options) =>
        receipts.reverseReceipt({ id, act, ...value, ...(charge && { charge }) }, options),
    });
  return [
    {
      event: 'reverse',
      may,
      place: 'menu',
      kind: 'danger',
      icon: Undo2,
      title: t('reverse'),
      does: end('reverse'),
    },
    {
      event: 'bounce',
      may,
      isPossible: kind === 'receipt',
      kind: 'danger',
      icon: Undo2,
      title: t('bounce'),
      does: end('bounce'),
    },
  ];
}
