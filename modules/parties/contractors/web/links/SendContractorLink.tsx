import type { ReactNode } from 'react';
import { languageOf } from '#platform/language.ts';
import { useTexts } from '#platform/web/texts.ts';
import { currentLanguage } from '#platform/web/language.ts';
import { contractorDeskTexts } from '#modules/parties/contractors/messages/desk/index.ts';
import { contractorFailureTexts } from '#modules/parties/contractors/messages/failures/index.ts';
import type { ContractorRecord } from '#modules/parties/contractors/records.ts';
import { SendLinkDialog } from '#modules/parties/links/web/index.ts';
import { contractors } from '../calls.ts';

const failures = [contractorFailureTexts] as const;

interface SendContractorLinkProps {
  readonly record: ContractorRecord;
  readonly onClose: () => void;
}

/** A new link for a contractor that is there already; it goes to the email of the invitation, whatever is typed. */
export function SendContractorLink({ record, onClose }: SendContractorLinkProps): ReactNode {
  const t = useTexts(contractorDeskTexts);
  const { keyIdentifier, subcontractorApplication: application } = record;
  return (
    <SendLinkDialog
      title={t('sendLink')}
      text={t('sendLinkText')}
      recipient={{
        recipientName: application.name,
        email: application.email,
        mobileNumber: application.mobileNumber,
        language: languageOf(currentLanguage()) ?? 'en',
      }}
      isForOne
      failures={failures}
      send={({ email: _email, ...person }, options) =>
        contractors.postSubcontractorLink({ ...person, keyIdentifier }, options)
      }
      onClose={onClose}
    />
  );
}
