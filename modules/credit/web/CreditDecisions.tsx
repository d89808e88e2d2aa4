import { useNavigate } from '@tanstack/react-router';
import { Ban, Check, Pencil, Send, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { nextState } from '#platform/machine.ts';
import { TextareaField } from '#platform/web/fields/TextField.tsx';
import { fieldsFor } from '#platform/web/fields/index.ts';
import { useFormats } from '#platform/web/formats.ts';
import { DecisionBar, DecisionButton } from '#platform/web/record/DecisionBar.tsx';
import { DecisionDialog } from '#platform/web/record/DecisionDialog.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { type CreditChangeRecord, creditService } from '#modules/credit/contract.ts';
import { needsAcceptance } from '#modules/credit/rules.ts';
import { creditChange, type CreditChangeEvent } from '#modules/credit/status.ts';
import { creditDeskTexts } from '#modules/credit/messages/desk/index.ts';
import { credit, creditFailures, creditNoun, useMayCredit } from './calls.ts';
import { creditPath } from './paths.ts';

const operations = creditService.operations;
const approval = operations.approveShipperCreditChange.input.pick({ comment: true });
const reasoned = operations.rejectShipperCreditChange.input.pick({ reason: true });
const recipient = operations.sendShipperCreditChange.input.pick({
  recipientName: true,
  email: true,
  mobileNumber: true,
});
const Field = fieldsFor<typeof recipient>();

type Opened = 'approve' | 'reject' | 'cancel' | 'send';

interface Decided {
  readonly record: CreditChangeRecord;
}

/** Whether there is something to approve that the person may approve, were it not for what stands in the way. */
export function useCouldDecide({ status }: CreditChangeRecord): boolean {
  const may = [useMayCredit('approveShipperCreditChange'), useMayCredit('rejectShipperCreditChange')].some(Boolean);
  return may && allows(status, 'approve');
}

function allows(status: CreditChangeRecord['status'], event: CreditChangeEvent): boolean {
  return nextState(creditChange, status, event) !== undefined;
}

/** What can be done with a change, as far as its state and the person's rights go. */
export function CreditDecisions({ record, barrierId }: Decided & { readonly barrierId: string }): ReactNode {
  const t = useTexts(creditDeskTexts);
  const navigate = useNavigate();
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const { id, status, decisionBarrier, isAboveLimit } = record;
  const may = {
    revise: useMayCredit('putShipperCreditChange') && allows(status, 'revise'),
    cancel: useMayCredit('deleteShipperCreditChange') && allows(status, 'cancel'),
    send: useMayCredit('sendShipperCreditChange') && allows(status, 'accept'),
    reject: useMayCredit('rejectShipperCreditChange') && allows(status, 'reject'),
    approve: useMayCredit('approveShipperCreditChange') && allows(status, 'approve'),
  };
  const barredBy = decisionBarrier === null ? undefined : barrierId;
  return (
    <DecisionBar>
      {may.revise && (
        <DecisionButton
          icon={Pencil}
          title={t('edit')}
          onPress={() => void navigate({ to: creditPath(id), search: { tab: 'edit' } as never })}
        />
      )}
      {may.cancel && <DecisionButton icon={Ban} title={t('cancelChange')} onPress={() => setOpened('cancel')} />}
      {may.send && <DecisionButton icon={Send} title={t('sendAgain')} onPress={() => setOpened('send')} />}
      {may.reject && (
        <DecisionButton
          icon={X}
          title={t('reject')}
          kind="danger"
          barredBy={barredBy}
          onPress={() => setOpened('reject')}
        />
      )}
      {may.approve && (
        <DecisionButton
          icon={Check}
          title={t('approve')}
          kind="main"
          barredBy={isAboveLimit ? barrierId : barredBy}
          onPress={() => setOpened('approve')}
        />
      )}
      {opened === 'approve' && <ApproveDialog record={record} onClose={close} />}
      {opened === 'reject' && <ReasonDialog record={record} of="reject" onClose={close} />}
      {opened === 'cancel' && <ReasonDialog record={record} of="cancel" onClose={close} />}
      {opened === 'send' && <SendDialog record={record} onClose={close} />}
    </DecisionBar>
  );
}

type DialogProps = Decided & { readonly onClose: () => void };

const decidedRecord = ({ id, lockId }: CreditChangeRecord) => ({ noun: creditNoun, id, lockId });

function ApproveDialog({ record, onClose }: DialogProps): ReactNode {
  const t = useTexts(creditDeskTexts);
  const formats = useFormats();
  const { id, kind, registeredName: name, newLimit, email, position } = record;
  const asks = needsAcceptance(kind, position.decreaseNeedsAcceptance);
  return (
    <DecisionDialog
      record={decidedRecord(record)}
      failures={creditFailures}
      title={t('approveTitle', { name, limit: formats.money(newLimit) })}
      text={asks ? t('approveText', { email }) : t('approveTextUnasked')}
      schema={approval}
      initial={{ comment: '' }}
      confirm={t('approve')}
      done={t('approvedDone', { name })}
      decide={({ comment }, options) => credit.approveShipperCreditChange({ id, comment }, options)}
      onClose={onClose}
    >
      <TextareaField name="comment" label={t('comment')} rows={3} maxLength={500} />
    </DecisionDialog>
  );
}

const reasonWords = {
  reject: { title: 'rejectTitle', text: 'rejectText', confirm: 'reject', done: 'rejectedDone' },
  cancel: { title: 'cancelTitle', text: 'cancelText', confirm: 'cancelChange', done: 'cancelledDone' },
} as const;

function ReasonDialog({ record, of, onClose }: DialogProps & { readonly of: 'reject' | 'cancel' }): ReactNode {
  const t = useTexts(creditDeskTexts);
  const { id, registeredName: name } = record;
  const words = reasonWords[of];
  const call = of === 'reject' ? credit.rejectShipperCreditChange : credit.deleteShipperCreditChange;
  return (
    <DecisionDialog
      record={decidedRecord(record)}
      failures={creditFailures}
      title={t(words.title, { name })}
      text={t(words.text)}
      schema={reasoned}
      initial={{ reason: '' }}
      confirm={t(words.confirm)}
      danger
      done={t(words.done, { name })}
      decide={({ reason }, options) => call({ id, reason }, options)}
      onClose={onClose}
    >
      <TextareaField name="reason" label={t('reason')} required rows={3} maxLength={500} />
    </DecisionDialog>
  );
}

function SendDialog({ record, onClose }: DialogProps): ReactNode {
  const t = useTexts(creditDeskTexts);
  const { id, registeredName: name, recipientName, email, mobileNumber } = record;
  return (
    <DecisionDialog
      record={decidedRecord(record)}
      failures={creditFailures}
      title={t('sendTitle', { name })}
      text={t('sendText')}
      schema={recipient}
      initial={{ recipientName, email, mobileNumber }}
      confirm={t('sendAgain')}
      done={t('sentDone', { email })}
      decide={(person, options) => credit.sendShipperCreditChange({ id, ...person }, options)}
      onClose={onClose}
    >
      <Field.Text name="recipientName" label={t('recipientName')} maxLength={100} />
      <Field.Email name="email" label={t('email')} />
      <Field.Phone name="mobileNumber" label={t('mobileNumber')} />
    </DecisionDialog>
  );
}
