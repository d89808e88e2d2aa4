import type { ReactNode } from 'react';
import { fieldsFor } from '#platform/web/fields/index.ts';
import { useTexts } from '#platform/web/texts.ts';
import { customerService } from '#modules/parties/customers/contract.ts';
import { customerDeskTexts } from '#modules/parties/customers/messages/desk/index.ts';
import { settableCreditStatuses } from '#modules/parties/customers/status.ts';
import { customers } from '../calls.ts';
import { type Closable, CustomerDecision } from './CustomerDecision.tsx';
import { useReviewed } from '../review/reviewed.ts';

const change = customerService.operations.putShipperCreditStatus.input.omit({ id: true });
const Field = fieldsFor<typeof change>();

/** Says how the credit of a customer stands, and why. */
export function CreditStatusDialog({ onClose }: Closable): ReactNode {
  const t = useTexts(customerDeskTexts);
  const { id, creditStatus, registeredName: name } = useReviewed();
  const current = settableCreditStatuses.find((status) => status === creditStatus);
  return (
    <CustomerDecision
      title={t('creditStatusTitle', { name })}
      text={t('creditStatusText')}
      schema={change}
      initial={{ ...(current && { creditStatus: current }), reason: '' }}
      confirm={t('save')}
      done={t('creditStatusDone', { name })}
      decide={(value, options) => customers.putShipperCreditStatus({ id, ...value }, options)}
      onClose={onClose}
    >
      <Field.RadioCards
        name="creditStatus"
        label={t('creditStatus')}
        required
        options={settableCreditStatuses.map((value) => ({ value, label: t(`credit_${value}`) }))}
      />
      <Field.Textarea name="reason" label={t('reason')} help={t('staffReasonHelp')} required rows={3} />
    </CustomerDecision>
  );
}
