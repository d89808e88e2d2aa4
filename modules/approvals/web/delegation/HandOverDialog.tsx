import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { addDays } from '#platform/dates.ts';
import { fieldsFor } from '#platform/web/fields/index.ts';
import { FormDialog } from '#platform/web/form/FormDialog.tsx';
import { today } from '#platform/web/formats.ts';
import { snackbar } from '#platform/web/notices/notices.ts';
import { queries } from '#platform/web/queries.ts';
import { useTexts } from '#platform/web/texts.ts';
import { newDelegation } from '#modules/approvals/contract.ts';
import { approvalDeskTexts } from '#modules/approvals/messages/desk/index.ts';
import { approvalFailureTexts } from '#modules/approvals/messages/failures/index.ts';
import { approvals, approvalsNoun, optionsRead } from '../calls.ts';

const Field = fieldsFor<typeof newDelegation>();
const usualDays = 14;

/** From when to when which colleague decides. */
export function HandOverDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const t = useTexts(approvalDeskTexts);
  const { data: colleagues = [] } = useQuery(optionsRead);
  return (
    <FormDialog
      title={t('handOverTitle')}
      text={t('whileAwayHint')}
      schema={newDelegation}
      initial={{ delegateId: '', from: today(), to: addDays(today(), usualDays), note: '' }}
      confirm={t('handOver')}
      failures={[approvalFailureTexts]}
      submit={async (delegation, idempotencyKey) => {
        const { delegate } = await approvals.postDelegation(delegation, { idempotencyKey });
        await queries.invalidateQueries({ queryKey: [approvalsNoun] });
        snackbar(t('handedOver', { name: delegate.name }), { kind: 'ok' });
        onClose();
      }}
      onClose={onClose}
    >
      <Field.Select
        name="delegateId"
        label={t('delegate')}
        placeholder={t('chooseDelegate')}
        options={colleagues.map(({ userId, name }) => ({ value: userId, label: name }))}
        required
        className="sm:col-span-2"
      />
      <Field.Date name="from" label={t('from')} required />
      <Field.Date name="to" label={t('to')} required />
      <Field.Text name="note" label={t('note')} maxLength={200} className="sm:col-span-2" />
    </FormDialog>
  );
}
