import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { fieldsFor } from '#platform/web/fields/index.ts';
import { FormDialog } from '#platform/web/form/FormDialog.tsx';
import { snackbar } from '#platform/web/notices/notices.ts';
import { queries } from '#platform/web/queries.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { OwnConfirmation } from '#modules/base/access/contract.ts';
import { accessFailureTexts } from '#modules/base/access/messages/failures/index.ts';
import { ConfirmationFields, emptyConfirmation, useConfirmation } from '#modules/base/access/web/desk.ts';
import { bankService } from '#modules/parties/bank/contract.ts';
import { bankFailureTexts } from '#modules/parties/bank/messages/failures/index.ts';
import { bank, bankRuleRead, useMayBank } from '#modules/parties/bank/web/desk.ts';
import { approvalPolicy } from '../contract.ts';
import { approvalDeskTexts } from '../messages/desk/index.ts';
import { approvalFailureTexts } from '../messages/failures/index.ts';
import { hoursAtMost } from '../policy.ts';
import { approvals, approvalsNoun, policyRead } from './calls.ts';

const bankRuleInput = bankService.operations.putBankRule.input;

/** What a company decides about its approvals; the second factor is the bank's own rule. */
const rules = approvalPolicy.extend(bankRuleInput.shape);
const Field = fieldsFor<typeof rules>();

/** How long each kind may wait before it is said to be due, and overdue. */
export function DueTimesDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const t = useTexts(approvalDeskTexts);
  const [mayRead, mayChange] = [useMayBank('getBankRule'), useMayBank('putBankRule')];
  const { data } = useQuery(policyRead);
  const { data: rule, isLoading } = useQuery({ ...bankRuleRead, enabled: mayRead });
  const asked = useConfirmation();
  if (!data || isLoading || !asked) return null;
  // Who may, and has a second factor, shows it again to switch the rule off.
  const confirms = mayChange && rule?.needsSecondFactor === true;
  return (
    <FormDialog
      title={t('dueTimes')}
      text={t('dueTimesHint')}
      schema={rules}
      initial={{
        ...data,
        needsSecondFactor: rule?.needsSecondFactor ?? false,
        ...(confirms && emptyConfirmation(asked)),
      }}
      confirm={t('save')}
      width={640}
      failures={[approvalFailureTexts, accessFailureTexts, bankFailureTexts]}
      submit={async ({ needsSecondFactor, confirmation, ...policy }, idempotencyKey) => {
        if (rule && needsSecondFactor !== rule.needsSecondFactor)
          await bank.putBankRule(
            { needsSecondFactor, ...(!needsSecondFactor && confirmation && { confirmation }) },
            { idempotencyKey },
          );
        await approvals.putApprovalPolicy(policy, { idempotencyKey });
        await queries.invalidateQueries({ queryKey: [approvalsNoun] });
        snackbar(t('saved'), { kind: 'ok' });
        onClose();
      }}
      onClose={onClose}
    >
      {data.kinds.flatMap(({ kind }, index) => [
        <Field.Number
          key={`${kind}.warn`}
          name={`kinds.${index}.warnHours`}
          label={t('warnAfter', { kind: t(`kind_${kind}`) })}
          min={1}
          max={hoursAtMost}
          decimals={0}
          required
        />,
        <Field.Number
          key={`${kind}.overdue`}
          name={`kinds.${index}.overdueHours`}
          label={t('overdueAfter', { kind: t(`kind_${kind}`) })}
          min={1}
          max={hoursAtMost}
          decimals={0}
          required
        />,
      ])}
      {rule && (
        <Field.Checkbox
          name="needsSecondFactor"
          label={t('bankNeedsFactor')}
          help={t('bankNeedsFactorHelp')}
          disabled={!mayChange}
          className="sm:col-span-2"
        />
      )}
      {confirms && <SwitchedOff asked={asked} />}
    </FormDialog>
  );
}

/** Asks for the second factor once the rule is about to be switched off. */
function SwitchedOff({ asked }: { readonly asked: OwnConfirmation }): ReactNode {
  const needed: unknown = useWatch({ name: 'needsSecondFactor' });
  return needed === false ? (
    <div className="sm:col-span-2">
      <ConfirmationFields asked={asked} />
    </div>
  ) : null;
}
