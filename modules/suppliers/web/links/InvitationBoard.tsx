import type { ReactNode } from 'react';
import { ListScreen } from '#platform/web/list/ListScreen.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { linkStatuses } from '#modules/links/contract.ts';
import { supplierDeskTexts } from '#modules/suppliers/messages/desk/index.ts';
import { linksNoun, suppliers, useMay } from '../calls.ts';
import { useLinkColumns } from './columns.tsx';
import { SendLinkButton } from './SendLinkButton.tsx';

/** Those that a registration link ever has; the others belong to other flows. */
const statuses = linkStatuses.filter((status) => status !== 'accept' && status !== 'decline');

/** `/manageApplication`: every registration link, and how far it has come. */
export function InvitationBoard(): ReactNode {
  const t = useTexts(supplierDeskTexts);
  const columns = useLinkColumns();
  const maySend = useMay('postCarrierLink');
  return (
    <ListScreen
      id="invitations"
      title={t('invitations')}
      channel={linksNoun}
      load={suppliers.getCarrierApplications}
      columns={columns}
      rowId={(row) => row.linkId}
      searchIn={t('linkSearch')}
      tabs={{ filter: 'status', many: true, options: statuses.map((value) => ({ value, title: t(`link_${value}`) })) }}
      actions={maySend && <SendLinkButton className="btn btn-p" />}
      emptyHint={t('invitationsEmpty')}
    />
  );
}
