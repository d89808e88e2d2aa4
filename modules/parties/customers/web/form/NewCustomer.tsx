import type { ReactNode } from 'react';
import { useTexts } from '#platform/web/texts.ts';
import { customerDeskTexts } from '#modules/parties/customers/messages/desk/index.ts';
import { customers } from '../calls.ts';
import { emptyCustomer } from '../steps/form.ts';
import { CustomerSteps } from './CustomerSteps.tsx';
import { captureOf } from './staff-form.ts';

/** A customer that staff capture themselves, for the company they work for. */
export function NewCustomer(): ReactNode {
  const t = useTexts(customerDeskTexts);
  return (
    <CustomerSteps
      title={t('newCustomerTitle')}
      initial={emptyCustomer}
      client=""
      save={(values, options) => customers.postShipper(captureOf(values, ''), options)}
    />
  );
}
