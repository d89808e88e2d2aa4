import { type ReactNode, useMemo } from 'react';
import { useTexts } from '#platform/web/texts.ts';
import { LinkBoard, linkBoardOf } from '#modules/links/web/index.ts';
import { supplierService } from '#modules/suppliers/contract.ts';
import { supplierDeskTexts } from '#modules/suppliers/messages/desk/index.ts';
import { useMay } from '../calls.ts';
import { SendLinkButton } from './SendLinkButton.tsx';
import { SupplierSearch } from './SupplierSearch.tsx';

const board = linkBoardOf(supplierService, {
  list: 'getCarrierApplications',
  figures: 'getCarrierLinkCounts',
  resend: 'putCarrierLink',
  revoke: 'disableCarrierLink',
  extend: 'putCarrierLinkExpiry',
  remind: 'sendCarrierLinkReminder',
  copy: 'postCarrierLinkCopy',
});

/** `/manageApplication`: every registration link, and how far it has come. */
export function InvitationBoard(): ReactNode {
  const t = useTexts(supplierDeskTexts);
  const maySend = useMay('postCarrierLink');
  const subject = useMemo(
    () => ({ title: t('supplier'), cell: (name: string) => <SupplierSearch name={name} /> }),
    [t],
  );
  return (
    <LinkBoard
      of={board}
      id="invitations"
      title={t('invitations')}
      subject={subject}
      actions={maySend && <SendLinkButton className="btn btn-p" />}
      emptyHint={t('invitationsEmpty')}
    />
  );
}
