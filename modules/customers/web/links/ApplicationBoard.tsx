import { Link } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import { useTexts } from '#platform/web/texts.ts';
import { LinkBoard, linkBoardOf } from '#modules/links/web/index.ts';
import { customerService } from '#modules/customers/contract.ts';
import { customerDeskTexts } from '#modules/customers/messages/desk/index.ts';
import { useMay } from '../calls.ts';
import { customerListPath } from '../paths.ts';
import { SendLinkButton } from './SendLinkButton.tsx';

const board = linkBoardOf(customerService, {
  list: 'getShipperEmails',
  figures: 'getShipperEmailCounts',
  resend: 'resendShipperEmail',
  revoke: 'deleteShipperLink',
  extend: 'putShipperLink',
  remind: 'sendShipperLinkReminder',
  copy: 'postShipperLinkCopy',
});

/** `/shipperemailslist` (Customer Applications): every application link, and how far it has come. */
export function ApplicationBoard(): ReactNode {
  const t = useTexts(customerDeskTexts);
  const maySend = useMay('postShipperLink');
  const subject = useMemo(
    () => ({ title: t('customer'), cell: (name: string) => <CustomerSearch name={name} /> }),
    [t],
  );
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

/** The customer of a link: leads to the list with its name in the search. */
function CustomerSearch({ name }: { readonly name: string }): ReactNode {
  return (
    <Link to={customerListPath} search={{ search: name } as never} className="text-brand underline underline-offset-3">
      {name}
    </Link>
  );
}
