import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { fieldsFor } from '#platform/web/fields/index.ts';
import { FormDialog } from '#platform/web/form/FormDialog.tsx';
import { snackbar } from '#platform/web/notices/notices.ts';
import { queries } from '#platform/web/queries.ts';
import { useTexts } from '#platform/web/texts.ts';
import { BankRule } from '#modules/bank/web/index.ts';
import { approvalPolicy } from '../contract.ts';
import { approvalDeskTexts } from '../messages/desk/index.ts';
import { approvalFailureTexts } from '../messages/failures/index.ts';
import { hoursAtMost } from '../policy.ts';
import { approvals, approvalsNoun, policyRead } from './calls.ts';

const Field = fieldsFor<typeof approvalPolicy>();

/** How long each kind may wait before it is said to be due, and overdue. */
export function DueTimesDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const t = useTexts(approvalDeskTexts);
  const { data } = useQuery(policyRead);
  if (!data) return null;
  return (
    <FormDialog
      title={t('dueTimes')}
      text={t('dueTimesHint')}
      schema={approvalPolicy}
      initial={data}
      confirm={t('save')}
      width={640}
      failures={[approvalFailureTexts]}
      submit={async (policy, idempotencyKey) => {
        await approvals.putApprovalPolicy(policy, { idempotencyKey });
        await queries.invalidateQueries({ queryKey: [approvalsNoun] });
        snackbar(t('saved'), { kind: 'ok' });
        onClose();
      }}
      onClose={onClose}
    >
      <BankRule />
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
    </FormDialog>
  );
}
