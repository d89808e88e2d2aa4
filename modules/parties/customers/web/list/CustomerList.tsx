import { type ReactNode, useMemo } from 'react';
import { chosenColumns } from '#platform/web/list/columns.ts';
import { titled } from '#platform/web/list/filters.ts';
import { ListScreen } from '#platform/web/list/ListScreen.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { customerDeskTexts } from '#modules/parties/customers/messages/desk/index.ts';
import { creditStatuses, standing } from '#modules/parties/customers/status.ts';
import { customers, customersNoun, useMay } from '../calls.ts';
import { SendLinkButton } from '../links/send-link.ts';
import { customerPath, newCustomerPath } from '../paths.ts';
import { useCustomerColumns } from './columns.tsx';

const shown = [
  'registeredName',
  'accountNumber',
  'standing',
  'creditStatus',
  'creditLimit',
  'paymentTerm',
  'city',
] as const;
const hidden = ['tradeName', 'registrationNumber', 'vatNumber', 'email', 'region', 'warnings', 'updatedAt'] as const;

/** `/shipper`: the customers that the client works with, and how their credit stands. */
export function CustomerList(): ReactNode {
  const t = useTexts(customerDeskTexts);
  const all = useCustomerColumns();
  const columns = useMemo(() => chosenColumns(all, shown, hidden), [all]);
  const mayCapture = useMay('postShipper');
  const maySend = useMay('postShipperLink');
  return (
    <ListScreen
      id="customers"
      title={t('customers')}
      channel={customersNoun}
      load={customers.getExistingShippers}
      columns={columns}
      rowId={(row) => row.id}
      rowPath={(row) => customerPath(row.id)}
      searchIn={t('customerSearch')}
      tabs={{ filter: 'standing', many: true, options: titled(t, 'standing_', standing.states) }}
      filters={[
        { id: 'creditStatus', kind: 'many', title: t('creditStatus'), options: titled(t, 'credit_', creditStatuses) },
        { id: 'withWarnings', kind: 'flag', title: t('withWarnings') },
      ]}
      newPath={mayCapture ? newCustomerPath : undefined}
      newTitle={t('newCustomer')}
      actions={maySend && <SendLinkButton />}
      emptyHint={t('customersEmpty')}
    />
  );
}
