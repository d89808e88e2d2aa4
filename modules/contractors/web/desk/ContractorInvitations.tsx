import { Link } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import { useTexts } from '#platform/web/texts.ts';
import { contractorService } from '#modules/contractors/contract.ts';
import { contractorDeskTexts } from '#modules/contractors/messages/desk/index.ts';
import { LinkBoard, linkBoardOf } from '#modules/links/web/index.ts';
import { contractorListPath } from './paths.ts';

const board = linkBoardOf(contractorService, {
  list: 'getSubcontractorLinks',
  figures: 'getSubcontractorLinkCounts',
  resend: 'putSubcontractorLink',
  revoke: 'disableSubcontractorLink',
  extend: 'putSubcontractorLinkExpiry',
  remind: 'sendSubcontractorLinkReminder',
  copy: 'postSubcontractorLinkCopy',
});

/** `/manageApplication/contractors`: every link to a credit application, and how far it has come. */
export function ContractorInvitations(): ReactNode {
  const t = useTexts(contractorDeskTexts);
  const subject = useMemo(
    () => ({ title: t('contractor'), cell: (name: string) => <ContractorSearch name={name} /> }),
    [t],
  );
  return (
    <LinkBoard
      of={board}
      id="contractorInvitations"
      title={t('invitations')}
      subject={subject}
      emptyHint={t('invitationsEmpty')}
    />
  );
}

function ContractorSearch({ name }: { readonly name: string }): ReactNode {
  return (
    <Link
      to={contractorListPath}
      search={{ search: name } as never}
      className="text-brand underline underline-offset-3"
    >
      {name}
    </Link>
  );
}
