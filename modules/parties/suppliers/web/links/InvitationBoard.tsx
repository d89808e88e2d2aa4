import type { ReactNode } from 'react';
import { useTexts } from '#platform/web/texts.ts';
import { LinkBoard, linkBoardOf, useSubjectSearch } from '#modules/parties/links/web/index.ts';
import { supplierService } from '#modules/parties/suppliers/contract.ts';
import { supplierDeskTexts } from '#modules/parties/suppliers/messages/desk/index.ts';
import { useMay } from '../calls.ts';
import { supplierListPath } from '../paths.ts';
import { SendLinkButton } from './send-link.ts';

const board = linkBoardOf(supplierService);

/** `/manageApplication`: every registration link, and how far it has come. */
export function InvitationBoard(): ReactNode {
  const t = useTexts(supplierDeskTexts);
  const maySend = useMay('postCarrierLink');
  const subject = useSubjectSearch(t('supplier'), supplierListPath);
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
