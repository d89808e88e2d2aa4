import type { ReactNode } from 'react';
import { useTexts } from '#platform/web/texts.ts';
import { contractorService } from '#modules/parties/contractors/contract.ts';
import { contractorDeskTexts } from '#modules/parties/contractors/messages/desk/index.ts';
import { LinkBoard, linkBoardOf, useSubjectSearch } from '#modules/parties/links/web/index.ts';
import { contractorListPath } from '../paths.ts';

const board = linkBoardOf(contractorService);

/** `/manageApplication/contractors`: every link to a credit application, and how far it has come. */
export function InvitationBoard(): ReactNode {
  const t = useTexts(contractorDeskTexts);
  const subject = useSubjectSearch(t('contractor'), contractorListPath);
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
