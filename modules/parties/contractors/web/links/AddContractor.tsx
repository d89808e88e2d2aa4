import type { ReactNode } from 'react';
import { fieldsFor } from '#platform/web/fields/index.ts';
import { markSaved } from '#platform/web/list/marks.ts';
import { queries } from '#platform/web/queries.ts';
import { useTexts } from '#platform/web/texts.ts';
import { contractorService } from '#modules/parties/contractors/contract.ts';
import { contractorDeskTexts } from '#modules/parties/contractors/messages/desk/index.ts';
import { contractorFailureTexts } from '#modules/parties/contractors/messages/failures/index.ts';
import { SendLinkDialog } from '#modules/parties/links/web/index.ts';
import { partyTexts } from '#modules/parties/parties/messages/fields/index.ts';
import { contractors, contractorsNoun } from '../calls.ts';

const failures = [contractorFailureTexts] as const;
const named = contractorService.operations.AddSubcontractor.input.pick({ registeredName: true });
const Field = fieldsFor<typeof named>();

/** Puts a contractor on the list and mails it the link. */
export function AddContractor({ onClose }: { readonly onClose: () => void }): ReactNode {
  const t = useTexts(contractorDeskTexts);
  const party = useTexts(partyTexts);
  return (
    <SendLinkDialog
      title={t('addContractor')}
      text={t('addContractorText')}
      failures={failures}
      about={{
        shape: named.shape,
        initial: { registeredName: '' },
        fields: (
          <Field.Text
            name="registeredName"
            label={party('registeredName')}
            autoCapitalize="words"
            required
            className="sm:col-span-2"
          />
        ),
      }}
      send={async (person, options) => {
        const sent = await contractors.AddSubcontractor(person, options);
        markSaved(contractorsNoun, sent.keyIdentifier);
        void queries.invalidateQueries({ queryKey: [contractorsNoun] });
        return sent;
      }}
      onClose={onClose}
    />
  );
}
