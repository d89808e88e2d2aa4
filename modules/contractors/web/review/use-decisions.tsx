import { Check, MessageCircleQuestion, Send, Trash2, Upload, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { failureTexts } from '#platform/messages/failures/index.ts';
import { fieldsFor } from '#platform/web/fields/index.ts';
import { ChecklistField } from '#platform/web/fields/ChecklistField.tsx';
import { TextareaField } from '#platform/web/fields/TextField.tsx';
import { useFormats } from '#platform/web/formats.ts';
import { asks, asksReason } from '#platform/web/record/asks.tsx';
import { type Decision, offered, possible } from '#platform/web/record/decisions.ts';
import { useCodeTexts, useTexts } from '#platform/web/texts.ts';
import { contractorService } from '#modules/contractors/contract.ts';
import { answerableSteps } from '#modules/contractors/fields.ts';
import { applicationTexts } from '#modules/contractors/messages/application/index.ts';
import { contractorDeskTexts } from '#modules/contractors/messages/desk/index.ts';
import { contractorFailureTexts } from '#modules/contractors/messages/failures/index.ts';
import type { ContractorRecord } from '#modules/contractors/records.ts';
import { application } from '#modules/contractors/status.ts';
import { formFile } from '#modules/parties/form.ts';
import { partyTexts } from '#modules/parties/messages/fields/index.ts';
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
  const [approvals, ask, link] = [useApprovals(record), useInformationRequest(record), useLink(record)];
  const [deedOnPaper, remove] = [useDeed(record), useRemoval(record)];
  return [
    ...offered(application, record.state, [...approvals, ask, link]),
    ...possible([deedOnPaper]),
    ...offered(application, record.state, [remove]),
  ];
}

function useApprovals(record: ContractorRecord): readonly Decision<'approve' | 'reject'>[] {
  const t = useTexts(contractorDeskTexts);
  const formats = useFormats();
  const words = useCodeTexts([contractorFailureTexts, failureTexts]);
  const { keyIdentifier, subbieName: name, subcontractorApplication, decisionBarrier, suretyshipAbove } = record;
  const { email } = subcontractorApplication;
  const barrier = decisionBarrier && words(decisionBarrier, { above: formats.money(suretyshipAbove ?? 0) });
  return [
    {
      event: 'approve',
      may: useMay('approveSubcontractor'),
      kind: 'main',
      barrier,
      icon: Check,
      title: t('approve'),
      does: asksReason({
        title: t('approveTitle', { name }),
        text: t('approveText', { email }),
        schema: approval,
        field: 'comment',
        label: t('comment'),
        help: t('commentHelp'),
        done: t('approvedDone', { name }),
        decide: ({ comment }, options) => contractors.approveSubcontractor({ keyIdentifier, comment }, options),
      }),
    },
    {
      event: 'reject',
      may: useMay('rejectSubcontractor'),
      kind: 'danger',
      // What is missing for an approval does not stand against a rejection.
      barrier: decisionBarrier === 'ownAssessment' ? barrier : null,
      icon: X,
      title: t('reject'),
      does: asksReason({
        title: t('rejectTitle', { name }),
        text: t('rejectText', { email }),
        schema: rejection,
        label: t('reason'),
        help: t('reasonHelp'),
        required: true,
        done: t('rejectedDone', { name }),
        decide: ({ reason }, options) => contractors.rejectSubcontractor({ keyIdentifier, reason }, options),
      }),
    },
  ];
}

function useInformationRequest(record: ContractorRecord): Decision<'requestInformation'> {
  const t = useTexts(contractorDeskTexts);
  const { keyIdentifier, subbieName: name, subcontractorApplication } = record;
  return {
    event: 'requestInformation',
    may: useMay('sendSubcontractorInformationRequest'),
    icon: MessageCircleQuestion,
    title: t('ask'),
    does: asks({
      title: t('askTitle', { name }),
      text: t('askText'),
      schema: request,
      initial: { steps: [], question: '' },
      confirm: t('sendQuestion'),
      done: t('askedDone', { email: subcontractorApplication.email }),
      decide: (asked, options) => contractors.sendSubcontractorInformationRequest({ keyIdentifier, ...asked }, options),
      fields: <InformationFields />,
    }),
  };
}

/** Which parts of the form the contractor is to fill in again, and why. */
function InformationFields(): ReactNode {
  const t = useTexts(contractorDeskTexts);
  const form = useTexts(applicationTexts);
  const party = useTexts(partyTexts);
  const titles = {
    company: party('companyStep'),
    directors: party('directorsStep'),
    bank: form('bankStep'),
    certificate: form('certificateStep'),
  };
  return (
    <>
      <ChecklistField
        name="steps"
        label={t('askedSteps')}
        required
        options={answerableSteps.map((step) => ({ value: step, label: titles[step] }))}
      />
      <TextareaField name="question" label={t('question')} help={t('questionHelp')} required rows={4} maxLength={500} />
    </>
  );
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

function useRemoval({ keyIdentifier, subbieName: name }: ContractorRecord): Decision<'remove'> {
  const t = useTexts(contractorDeskTexts);
  return {
    event: 'remove',
    may: useMay('deleteSubcontractor'),
    kind: 'danger',
    icon: Trash2,
    title: t('remove'),
    does: asksReason({
      title: t('removeTitle', { name }),
      text: t('removeText'),
      schema: removal,
      label: t('reason'),
      done: t('removedDone', { name }),
      decide: ({ reason }, options) => contractors.deleteSubcontractor({ keyIdentifier, reason }, options),
    }),
  };
}
