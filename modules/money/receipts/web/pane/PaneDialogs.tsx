import type { ReactNode } from 'react';
import { z } from 'zod';
import { centsOfWire, wireOf } from '#platform/money.ts';
import { amount } from '#platform/money-codec.ts';
import { requiredText, text } from '#platform/operation.ts';
import { deskFieldsFor } from '#platform/web/form/fields.ts';
import { FormDialog } from '#platform/web/form/FormDialog.tsx';
import { useFormats } from '#platform/web/formats.ts';
import { snackbar } from '#platform/web/notices/notices.ts';
import { useTexts } from '#platform/web/texts.ts';
import { receiptQueueTexts } from '#modules/money/receipts/messages/queue/index.ts';
import { type BankAccount, type Item, readAllAgain, receiptFailures, type ReceiptLine, receipts } from '../calls.ts';
import { RuleDialog } from '../rules/RuleDialog.tsx';
import type { Ticks } from '../tick/use-ticks.ts';
import { AllocateDialog } from './AllocateDialog.tsx';
import type { LeftOnAccount, PayableDocument } from './decision.ts';
import type { Payer } from './PaneHead.tsx';
import { LeaveDialog } from './LeaveDialog.tsx';
import type { Notes } from './use-ticking.ts';

/** What is asked over the pane. */
export type Asked = 'leave' | 'rest' | 'charge' | 'setOff' | 'debt' | 'remember';

interface PaneDialogsProps {
  readonly asked: Asked;
  readonly line: ReceiptLine;
  readonly account: BankAccount | undefined;
  readonly payer: Payer | undefined;
  readonly document: PayableDocument | undefined;
  readonly credits: readonly Item[];
  readonly rests: readonly PayableDocument[];
  readonly left: number;
  readonly ticks: Ticks;
  readonly notes: Notes;
  readonly onNote: (notes: Partial<Notes>) => void;
  readonly onLeave: (left: LeftOnAccount, idempotencyKey: string) => Promise<void>;
  readonly onClose: () => void;
}

/** The dialogs of money that came in. */
export function PaneDialogs(props: PaneDialogsProps): ReactNode {
  const { asked, line, account, payer, credits, left, onNote, onLeave, onClose } = props;
  switch (asked) {
    case 'leave':
      return <LeaveDialog line={line} payer={payer} left={left} onLeave={onLeave} onClose={onClose} />;
    case 'rest':
      return <RestDialog {...props} />;
    case 'charge':
      return <ChargeDialog {...props} />;
    case 'debt':
      return <DebtDialog {...props} />;
    case 'setOff':
      return payer ? (
        <AllocateDialog
          credits={credits}
          companyId={account?.companyId ?? null}
          customerId={payer.id}
          onClose={onClose}
        />
      ) : null;
    case 'remember':
      return (
        <RuleDialog
          companyId={account?.companyId ?? null}
          line={line}
          customerId={payer?.id ?? null}
          isCharge={false}
          onKeep={(remember) => onNote({ remember })}
          onClose={onClose}
        />
      );
  }
}

const reasoned = z.strictObject({ reason: requiredText(500) });
const Reason = deskFieldsFor<typeof reasoned>();

/** Writes off a small rest with this line. */
function RestDialog({ rests, ticks, notes, onNote, onClose }: PaneDialogsProps): ReactNode {
  const t = useTexts(receiptQueueTexts);
  const [document] = rests;
  if (!document) return null;
  return (
    <FormDialog
      title={t('smallRest')}
      text={t('smallRestText', { number: document.number })}
      schema={reasoned}
      initial={{ reason: notes.restReason }}
      confirm={t('writeOff')}
      isNarrow
      onClose={onClose}
      submit={async ({ reason }) => {
        onNote({ restReason: reason });
        ticks.act('writeOff', document);
        onClose();
      }}
    >
      <Reason.Textarea name="reason" label={t('reason')} required rows={2} />
    </FormDialog>
  );
}

const charged = z.strictObject({ amount: amount.nullable(), text: text(200) });
const Charge = deskFieldsFor<typeof charged>();

/** What the bank took before it paid the money out. */
function ChargeDialog({ line, notes, onNote, onClose }: PaneDialogsProps): ReactNode {
  const t = useTexts(receiptQueueTexts);
  return (
    <FormDialog
      title={t('chargeInside')}
      text={t('chargeInsideText')}
      schema={charged}
      initial={{ amount: wireOf(notes.charge) || null, text: notes.chargeText || t('bankCharge') }}
      confirm={t('keep')}
      isNarrow
      onClose={onClose}
      submit={async (value) => {
        onNote({ charge: centsOfWire(value.amount ?? 0), chargeText: value.text });
        onClose();
      }}
    >
      <Charge.Money name="amount" label={t('amount')} currency={line.currency} />
      <Charge.Text name="text" label={t('text')} />
    </FormDialog>
  );
}

const debt = z.strictObject({ amount, reason: requiredText(500) });
const Debt = deskFieldsFor<typeof debt>();

/** Writes off what will not be paid any more, at once and by itself. */
function DebtDialog({ line, document, onClose }: PaneDialogsProps): ReactNode {
  const t = useTexts(receiptQueueTexts);
  const formats = useFormats();
  if (!document) return null;
  const open = wireOf(document.open);
  return (
    <FormDialog
      title={t('badDebt')}
      text={t('badDebtText', { number: document.number, amount: formats.money(open, line.currency) })}
      schema={debt}
      initial={{ amount: open, reason: '' }}
      confirm={t('writeOff')}
      danger
      failures={receiptFailures}
      intent={document.id}
      isNarrow
      onClose={onClose}
      submit={async (value, idempotencyKey) => {
        const { number } = await receipts.writeOffReceiptDebt({ itemId: document.id, ...value }, { idempotencyKey });
        readAllAgain();
        snackbar(t('writtenOff', { number }), { kind: 'ok' });
        onClose();
      }}
    >
      <Debt.Money name="amount" label={t('amount')} currency={line.currency} max={open} required />
      <Debt.Textarea name="reason" label={t('reason')} required rows={3} />
    </FormDialog>
  );
}
