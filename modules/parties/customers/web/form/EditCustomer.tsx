import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useChannel } from '#platform/web/realtime/use-channel.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { ShipperRecord } from '#modules/parties/customers/contract.ts';
import { customerDeskTexts } from '#modules/parties/customers/messages/desk/index.ts';
import { registrationTexts } from '#modules/parties/customers/messages/registration/index.ts';
import { customers, customersNoun } from '../calls.ts';
import { valuesOf } from '../steps/form.ts';
import { CustomerSteps } from './CustomerSteps.tsx';
import { customerPath } from '../paths.ts';
import { captureOf } from './staff-form.ts';
import { useCustomerTitle } from './title.ts';

/** A customer that is there. */
export function EditCustomer({ record }: { readonly record: ShipperRecord }): ReactNode {
  const t = useTexts(customerDeskTexts);
  const title = useCustomerTitle();
  const letterName = useTexts(registrationTexts)('letterOnFile');
  const { id, lockId, client } = record;
  useChannel(`${customersNoun}:${id}`);
  return (
    <CustomerSteps
      title={title(record)}
      subtitle={
        <Link to={customerPath(id)} className="text-brand underline-offset-3 hover:underline">
          {t('openPage')}
        </Link>
      }
      id={id}
      lockId={lockId}
      initial={valuesOf(record, letterName)}
      client={client}
      save={(values, options) => customers.putShipper({ ...captureOf(values, client), id }, options)}
    />
  );
}
