import { Send, Upload } from 'lucide-react';
import { z } from 'zod';
import { failureTexts } from '#platform/messages/failures/index.ts';
import { fieldsFor } from '#platform/web/fields/index.ts';
import { useFormats } from '#platform/web/formats.ts';
import { asks } from '#platform/web/record/asks.tsx';
import { type Decision, offered, possible } from '#platform/web/record/decisions.ts';
import { useCodeTexts, useTexts } from '#platform/web/texts.ts';
import { contractorService } from '#modules/parties/contractors/contract.ts';
import { answerableSteps } from '#modules/parties/contractors/fields.ts';
import { applicationTexts } from '#modules/parties/contractors/messages/application/index.ts';
import { contractorDeskTexts } from '#modules/parties/contractors/messages/desk/index.ts';
import { contractorFailureTexts } from '#modules/parties/contractors/messages/failures/index.ts';
import type { ContractorRecord } from '#modules/parties/contractors/records.ts';
import { application } from '#modules/parties/contractors/status.ts';
import { formFile } from '#modules/parties/parties/form.ts';
import { partyTexts } from '#modules/parties/parties/messages/fields/index.ts';
import { usePartyDecisions } from '#modules/parties/parties/web/desk.ts';
import { contractors, useMay } from '../calls.ts';
import { SendContractorLink } from '../links/SendContractorLink.tsx';

const { approveSubcontractor, rejectSubcontractor, sendSubcontractorInformationRequest, deleteSubcontractor } =
  contractorService.operations;
const approval = approveSubcontractor.input.pick({ comment: true });
const rejection = rejectSubcontractor.input.pick({ reason: true });
const request = sendSubcontractorInformationRequest.input.pick({ steps: true, question: true });
const removal = deleteSubcontractor.input.pick({ reason: true });
const deed = z.strictObject({
  file: formFile.nullable().refine((value) => value !== null, { error: 'required' }),
});
const Field = fieldsFor<typeof deed>();

/** What the person may do with a contractor now. */
export function useContractorDecisions(record: ContractorRecord): readonly Decision[] {
  const [approvals, link, deedOnPaper] = [useApprovals(record), useLink(record), useDeed(record)];
  const { keyIdentifier, state } = record;
  const remove = useParty(record).remove({
    may: useMay('deleteSubcontractor'),
    schema: removal,
    decide: ({ reason }, options) => contractors.deleteSubcontractor({ keyIdentifier, reason }, options),
  });
  return [
    ...offered(application, state, [...approvals, link]),
    ...possible([deedOnPaper]),
    ...offered(application, state, [remove]),
  ];
}

function useParty({ subbieName: name, subcontractorApplication: { email } }: ContractorRecord) {
  return usePartyDecisions(contractorDeskTexts, { name, email });
}

function useApprovals(record: ContractorRecord) {
  const formats = useFormats();
  const words = useCodeTexts([contractorFailureTexts, failureTexts]);
  const party = useParty(record);
  const { keyIdentifier, decisionBarrier, suretyshipAbove } = record;
  const barrier = decisionBarrier && words(decisionBarrier, { above: formats.money(suretyshipAbove ?? 0) });
  return [
    party.approve({
      may: useMay('approveSubcontractor'),
      barrier,
      schema: approval,
      decide: ({ comment }, options) => contractors.approveSubcontractor({ keyIdentifier, comment }, options),
    }),
    party.turnDown('reject', {
      may: useMay('rejectSubcontractor'),
      // What is missing for an approval does not stand against a rejection.
      barrier: decisionBarrier === 'ownAssessment' ? barrier : null,
      schema: rejection,
      decide: ({ reason }, options) => contractors.rejectSubcontractor({ keyIdentifier, reason }, options),
    }),
    party.requestInformation({
      may: useMay('sendSubcontractorInformationRequest'),
      schema: request,
      steps: useAskedSteps(),
      decide: (asked, options) => contractors.sendSubcontractorInformationRequest({ keyIdentifier, ...asked }, options),
    }),
  ];
}

/** The parts of the form that the contractor can be asked to fill in again. */
function useAskedSteps() {
  const form = useTexts(applicationTexts);
  const party = useTexts(partyTexts);
  const titles = {
    company: party('companyStep'),
    directors: party('directorsStep'),
    bank: form('bankStep'),
    certificate: form('certificateStep'),
  };
  return answerableSteps.map((step) => ({ value: step, label: titles[step] }));
}

function useLink(record: ContractorRecord): Decision<'submit'> {
  const t = useTexts(contractorDeskTexts);
  return {
    event: 'submit',
    may: useMay('postSubcontractorLink'),
    icon: Send,
    title: t('sendLink'),
    does: { dialog: ({ onClose }) => <SendContractorLink record={record} onClose={onClose} /> },
  };
}

/** A deed of suretyship that came on paper, or signed with an advanced electronic signature. */
function useDeed({ keyIdentifier, pool, state }: ContractorRecord): Decision {
  const t = useTexts(contractorDeskTexts);
  const form = useTexts(applicationTexts);
  return {
    event: 'deed',
    may: useMay('postSubcontractorFile'),
    isPossible: state !== 'deleted' && state !== 'invited',
    icon: Upload,
    title: t('bringDeed'),
    does: asks({
      title: t('bringDeed'),
      text: form('suretyshipAsked', { client: pool }),
      schema: deed,
      initial: { file: null },
      done: t('fileAdded'),
      decide: ({ file }, options) =>
        contractors.postSubcontractorFile(
          { keyIdentifier, purpose: 'suretyshipDeed', fileName: file?.name ?? '', content: file?.base64 ?? '' },
          options,
        ),
      fields: <Field.File name="file" label={t('suretyshipDeed')} required />,
    }),
  };
}
