import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { asksReason } from '#platform/web/record/asks.tsx';
import { type Decision, possible } from '#platform/web/record/decisions.ts';
import { DecisionDialog } from '#platform/web/record/DecisionDialog.tsx';
import { useCodeTexts, useTexts } from '#platform/web/texts.ts';
import { accessFailureTexts } from '#modules/base/access/messages/failures/index.ts';
import { ConfirmationFields, emptyConfirmation, useConfirmation } from '#modules/base/access/web/desk.ts';
import { type BankChange, bankService } from '../contract.ts';
import { paymentHoldHours } from '../rules.ts';
import { bankDeskTexts } from '../messages/desk/index.ts';
import { bankFailureTexts } from '../messages/failures/index.ts';
import { bank, useMayBank } from './calls.ts';

interface DecisionProps {
  readonly change: BankChange;
  readonly channel: string;
  readonly onClose: () => void;
}

export const bankFailures = [accessFailureTexts, bankFailureTexts];
const rejection = bankService.operations.rejectBankChange.input.pick({ reason: true });

const approval = bankService.operations.approveBankChange.input.pick({ confirmation: true });

/** Who has a second factor is asked for it again. */
function ApproveBankDialog(props: DecisionProps): ReactNode {
  const t = useTexts(bankDeskTexts);
  const asked = useConfirmation();
  const { bankVersionId, ownerName, details } = props.change;
  if (!asked) return null;
  return (
    <DecisionDialog
      record={bankRecord(props)}
      failures={bankFailures}
      title={t('approveTitle')}
      text={t('approveText', { name: ownerName, number: details.maskedAccountNo.slice(-4), hours: paymentHoldHours })}
      schema={approval}
      initial={emptyConfirmation(asked)}
      confirm={t('approve')}
      done={t('approvedDone')}
      decide={({ confirmation }, options) =>
        bank.approveBankChange({ bankVersionId, ...(confirmation && { confirmation }) }, options)
      }
      onClose={props.onClose}
    >
      <ConfirmationFields asked={asked} />
    </DecisionDialog>
  );
}

/** What the person may do with bank details that wait. */
export function useBankDecisions(change: BankChange, channel: string): readonly Decision[] {
  const t = useTexts(bankDeskTexts);
  const words = useCodeTexts([bankFailureTexts]);
  const { bankVersionId, decisionBarrier } = change;
  const barrier = decisionBarrier === null ? null : words(decisionBarrier);
  return possible([
    {
      event: 'approve',
      may: useMayBank('approveBankChange'),
      icon: Check,
      title: t('approve'),
      barrier,
      does: { dialog: ({ onClose }) => <ApproveBankDialog change={change} channel={channel} onClose={onClose} /> },
    },
    {
      event: 'reject',
      may: useMayBank('rejectBankChange'),
      kind: 'danger',
      icon: X,
      title: t('reject'),
      barrier,
      does: asksReason({
        title: t('rejectTitle'),
        text: t('rejectText'),
        schema: rejection,
        label: t('reason'),
        help: t('reasonHelp'),
        required: true,
        done: t('rejectedDone'),
        decide: ({ reason }, options) => bank.rejectBankChange({ bankVersionId, reason }, options),
      }),
    },
  ]);
}

export function bankRecord({ change, channel }: Pick<DecisionProps, 'change' | 'channel'>) {
  return { noun: channel, id: change.keyIdentifier, lockId: change.lockId };
}
