import { Ban, RotateCcw, Send } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { currentLanguage } from '#platform/web/language.ts';
import type { BulkAction } from '#platform/web/list/BulkBar.tsx';
import { ImportLink } from '#platform/web/list/ImportLink.tsx';
import { chosenColumns } from '#platform/web/list/columns.ts';
import { titled } from '#platform/web/list/filters.ts';
import { ListScreen } from '#platform/web/list/ListScreen.tsx';
import { useTexts } from '#platform/web/texts.ts';
import type { ShipperRow } from '#modules/parties/customers/contract.ts';
import { customerDeskTexts } from '#modules/parties/customers/messages/desk/index.ts';
import { application, isApproved, standing } from '#modules/parties/customers/status.ts';
import { customers, customersNoun, useMay } from '../calls.ts';
import { SendLinkButton } from '../links/send-link.ts';
import { customerPath, newCustomerPath, reviewPath } from '../paths.ts';
import { useCustomerColumns } from './columns.tsx';

const shown = [
  'registeredName',
  'accountNumber',
  'status',
  'standing',
  'creditLimit',
  'warnings',
  'updatedAt',
] as const;
const hidden = [
  'tradeName',
  'registrationNumber',
  'vatNumber',
  'creditRequired',
  'creditStatus',
  'email',
  'city',
] as const;

/** `/manageshipperlist`: every customer in every state, and what can be done with several of them at once. */
export function ManageCustomers(): ReactNode {
  const t = useTexts(customerDeskTexts);
  const all = useCustomerColumns();
  // A phone has room for one badge, and the application is what differs.
  const columns = useMemo(
    () => chosenColumns({ ...all, standing: { ...all.standing, card: 'meta' } }, shown, hidden),
    [all],
  );
  const mayCapture = useMay('postShipper');
  const maySend = useMay('postShipperLink');
  return (
    <ListScreen
      id="manageCustomers"
      title={t('manageCustomers')}
      channel={customersNoun}
      load={customers.getShippers}
      columns={columns}
      rowId={(row) => row.id}
      rowPath={(row) => (isApproved(row.status) ? customerPath : reviewPath)(row.id)}
      searchIn={t('customerSearch')}
      tabs={{ filter: 'standing', many: true, options: titled(t, 'standing_', standing.states) }}
      filters={[
        { id: 'status', kind: 'many', title: t('status'), options: titled(t, 'status_', application.states) },
        { id: 'withWarnings', kind: 'flag', title: t('withWarnings') },
      ]}
      bulk={useBulkActions()}
      newPath={mayCapture ? newCustomerPath : undefined}
      newTitle={t('newCustomer')}
      actions={
        <>
          {mayCapture && <ImportLink path="/importdebtor" />}
          {maySend && <SendLinkButton />}
        </>
      }
      emptyHint={t('manageEmpty')}
    />
  );
}

/** What the person may do with several customers; each is refused or done by itself. */
function useBulkActions(): readonly BulkAction<ShipperRow>[] {
  const t = useTexts(customerDeskTexts);
  const may = { suspend: useMay('suspendShipper'), reopen: useMay('reopenShipper'), send: useMay('postShipperLink') };
  const mayRead = useMay('getShipper');
  const suspend: BulkAction<ShipperRow> = {
    id: 'suspend',
    title: t('suspend'),
    icon: <Ban size={15} aria-hidden="true" />,
    danger: true,
    question: (rows) => t('suspendMany', { count: rows.length }),
    run: ({ id, lockId }) => customers.suspendShipper({ id, reason: t('suspendedInBulk') }, { lockId }),
  };
  const reopen: BulkAction<ShipperRow> = {
    id: 'reopen',
    title: t('reopen'),
    icon: <RotateCcw size={15} aria-hidden="true" />,
    question: (rows) => t('reopenMany', { count: rows.length }),
    run: ({ id, lockId }) => customers.reopenShipper({ id, reason: '' }, { lockId }),
  };
  const resend: BulkAction<ShipperRow> = {
    id: 'resend',
    title: t('resendLink'),
    icon: <Send size={15} aria-hidden="true" />,
    question: (rows) => t('resendMany', { count: rows.length }),
    // The row has no mobile number, to which the code goes.
    async run({ id, email }) {
      const { mobileNumber } = await customers.getShipper({ id });
      await customers.postShipperLink({ id, recipientName: '', email, mobileNumber, language: currentLanguage() });
    },
  };
  return [...(may.suspend ? [suspend] : []), ...(may.reopen ? [reopen] : []), ...(may.send && mayRead ? [resend] : [])];
}
