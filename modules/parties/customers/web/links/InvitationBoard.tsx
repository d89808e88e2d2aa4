import type { ReactNode } from 'react';
import { useTexts } from '#platform/web/texts.ts';
import { LinkBoard, linkBoardOf, useSubjectSearch } from '#modules/parties/links/web/index.ts';
import { customerService } from '#modules/parties/customers/contract.ts';
import { customerDeskTexts } from '#modules/parties/customers/messages/desk/index.ts';
import { useMay } from '../calls.ts';
import { customerListPath } from '../paths.ts';
import { SendLinkButton } from './send-link.ts';

const board = linkBoardOf(customerService);

/** `/shipperemailslist` (Customer Applications): every application link, and how far it has come. */
export function InvitationBoard(): ReactNode {
  const t = useTexts(customerDeskTexts);
  const maySend = useMay('postShipperLink');
  const subject = useSubjectSearch(t('customer'), customerListPath);
  return (
    <LinkBoard
      of={board}
      id="customerApplications"
      title={t('customerApplications')}
      subject={subject}
      actions={maySend && <SendLinkButton className="btn btn-p" />}
      emptyHint={t('applicationsEmpty')}
    />
  );
}
