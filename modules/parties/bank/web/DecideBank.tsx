import type { ReactNode } from 'react';
import { z } from 'zod';
import { recordTexts } from '#platform/messages/records/index.ts';
import { DecideBeside } from '#platform/web/viewer/DecideBeside.tsx';
import { ReadValue } from '#platform/web/viewer/ReadValue.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { ConfirmationFields, emptyConfirmation, useConfirmation } from '#modules/base/access/web/desk.ts';
import { type BankChange, bankService } from '../contract.ts';
import { bankDeskTexts } from '../messages/desk/index.ts';
import { paymentHoldHours } from '../rules.ts';
import { bank } from './calls.ts';
import { bankFailures, bankRecord } from './decisions.ts';

const { confirmation } = bankService.operations.approveBankChange.input.shape;
const schema = z.object({ confirmation, differenceReason: z.string().trim().max(500) });

interface DecideBankProps {
  readonly change: BankChange;
  /** The channel of the party's noun. */
  readonly channel: string;
  readonly mayApprove: boolean;
  readonly mayReject: boolean;
}

/** Bank details that wait, decided beside the letter of the bank: what it says otherwise is red and asks for a reason. */
export function DecideBank({ change, channel, mayApprove, mayReject }: DecideBankProps): ReactNode {
  const t = useTexts(bankDeskTexts);
  const shared = useTexts(recordTexts);
  // Who has a second factor is asked for it again.
  const asked = useConfirmation();
  if (!asked) return null;
  const { bankVersionId, ownerName, details, readings } = change;
  const label = { holder: t('holder'), account: t('accountNo'), branchCode: t('branchCode') };
  return (
    <DecideBeside
      record={bankRecord({ change, channel })}
      failures={bankFailures}
      schema={schema}
      initial={{ ...emptyConfirmation(asked), differenceReason: '' }}
      readings={readings}
      approve={
        mayApprove
          ? {
              title: t('approve'),
              done: t('approvedDone'),
              decide: ({ confirmation: proof, differenceReason }, options) =>
                bank.approveBankChange(
                  { bankVersionId, differenceReason, ...(proof && { confirmation: proof }) },
                  options,
                ),
            }
          : undefined
      }
      reject={
        mayReject
          ? {
              title: t('reject'),
              label: t('reason'),
              help: t('reasonHelp'),
              done: t('rejectedDone'),
              decide: ({ reason }, options) => bank.rejectBankChange({ bankVersionId, reason }, options),
            }
          : undefined
      }
    >
      <p className="text-sm text-muted sm:col-span-2">
        {change.letter === null
          ? t('noLetter')
          : readings.some(({ read }) => read !== '')
            ? t('letterOnFile', { file: change.letter.fileName })
            : shared('nothingReadAtAll')}
      </p>
      {readings
        .filter(({ read }) => read !== '')
        .map((reading) => (
          <ReadValue
            key={reading.field}
            reading={reading}
            label={label[reading.field]}
            write={(value) => (reading.field === 'account' ? `•••${value}` : value)}
          />
        ))}
      {mayApprove && (
        <div className="space-y-3 sm:col-span-2">
          <p className="text-sm text-muted">
            {t('approveText', {
              name: ownerName,
              number: details.maskedAccountNo.slice(-4),
              hours: paymentHoldHours,
            })}
          </p>
          <ConfirmationFields asked={asked} />
        </div>
      )}
    </DecideBeside>
  );
}
