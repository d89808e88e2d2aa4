import type { ReactNode } from 'react';
import { TextareaField } from '#platform/web/fields/TextField.tsx';
import { DecisionDialog } from '#platform/web/record/DecisionDialog.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { accessFailureTexts } from '#modules/access/messages/failures/index.ts';
import { ConfirmationFields, emptyConfirmation, useConfirmation } from '#modules/access/web/desk.ts';
import { type BankChange, bankService } from '../contract.ts';
import { paymentHoldHours } from '../rules.ts';
import { bankDeskTexts } from '../messages/desk/index.ts';
import { bankFailureTexts } from '../messages/failures/index.ts';
import { bank } from './calls.ts';

interface DecisionProps {
  readonly change: BankChange;
  readonly channel: string;
  readonly onClose: () => void;
}

const failures = [accessFailureTexts, bankFailureTexts];
const rejection = bankService.operations.rejectBankChange.input.pick({ reason: true });

const approval = bankService.operations.approveBankChange.input.pick({ confirmation: true });

/** Who has a second factor is asked for it again. */
export function ApproveBankDialog(props: DecisionProps): ReactNode {
  const t = useTexts(bankDeskTexts);
  const asked = useConfirmation();
  const { bankVersionId, ownerName, details } = props.change;
  if (!asked) return null;
  return (
    <DecisionDialog
      record={recordOf(props)}
      failures={failures}
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

export function RejectBankDialog(props: DecisionProps): ReactNode {
  const t = useTexts(bankDeskTexts);
  const { bankVersionId } = props.change;
  return (
    <DecisionDialog
      record={recordOf(props)}
      title={t('rejectTitle')}
      text={t('rejectText')}
      schema={rejection}
      initial={{ reason: '' }}
      confirm={t('reject')}
      danger
      done={t('rejectedDone')}
      decide={({ reason }, options) => bank.rejectBankChange({ bankVersionId, reason }, options)}
      onClose={props.onClose}
    >
      <TextareaField name="reason" label={t('reason')} help={t('reasonHelp')} required rows={3} maxLength={500} />
    </DecisionDialog>
  );
}

function recordOf({ change, channel }: DecisionProps) {
  return { noun: channel, id: change.keyIdentifier, lockId: change.lockId };
}
