import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { FieldFrame, useField } from '#platform/web/fields/Field.tsx';
import { TextareaField } from '#platform/web/fields/TextField.tsx';
import type { FormSchema } from '#platform/web/form.tsx';
import { DecisionDialog, type DecisionDialogProps } from '#platform/web/record/DecisionDialog.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { contractorService } from '#modules/contractors/contract.ts';
import { answerableSteps } from '#modules/contractors/fields.ts';
import { applicationTexts } from '#modules/contractors/messages/application/index.ts';
import { contractorDeskTexts } from '#modules/contractors/messages/desk/index.ts';
import type { ContractorRecord } from '#modules/contractors/records.ts';
import { partyTexts } from '#modules/parties/messages/fields/index.ts';
import { failures } from '../failures.ts';
import { contractors, contractorsNoun } from '../calls.ts';

interface About {
  readonly record: ContractorRecord;
  readonly onClose: () => void;
}

const { approveSubcontractor, rejectSubcontractor, sendSubcontractorInformationRequest, deleteSubcontractor } =
  contractorService.operations;
const approval = approveSubcontractor.input.pick({ comment: true });
const rejection = rejectSubcontractor.input.pick({ reason: true });
const request = sendSubcontractorInformationRequest.input.pick({ steps: true, question: true });
const removal = deleteSubcontractor.input.pick({ reason: true });

/** A decision about a contractor, as it was read. */
export function ContractorDecisionDialog<Schema extends FormSchema>({
  record: { keyIdentifier: id, lockId },
  ...props
}: Omit<DecisionDialogProps<Schema>, 'record' | 'failures'> & Pick<About, 'record'>): ReactNode {
  return <DecisionDialog {...props} record={{ noun: contractorsNoun, id, lockId }} failures={failures} />;
}

export function ApproveDialog({ record, onClose }: About): ReactNode {
  const t = useTexts(contractorDeskTexts);
  const { keyIdentifier, subbieName: name, subcontractorApplication } = record;
  return (
    <ContractorDecisionDialog
      record={record}
      title={t('approveTitle', { name })}
      text={t('approveText', { email: subcontractorApplication.email })}
      schema={approval}
      initial={{ comment: '' }}
      confirm={t('approve')}
      done={t('approvedDone', { name })}
      decide={({ comment }, options) => contractors.approveSubcontractor({ keyIdentifier, comment }, options)}
      onClose={onClose}
    >
      <TextareaField name="comment" label={t('comment')} help={t('commentHelp')} rows={3} maxLength={500} />
    </ContractorDecisionDialog>
  );
}

export function RejectDialog({ record, onClose }: About): ReactNode {
  const t = useTexts(contractorDeskTexts);
  const { keyIdentifier, subbieName: name, subcontractorApplication } = record;
  return (
    <ContractorDecisionDialog
      record={record}
      title={t('rejectTitle', { name })}
      text={t('rejectText', { email: subcontractorApplication.email })}
      schema={rejection}
      initial={{ reason: '' }}
      confirm={t('reject')}
      danger
      done={t('rejectedDone', { name })}
      decide={({ reason }, options) => contractors.rejectSubcontractor({ keyIdentifier, reason }, options)}
      onClose={onClose}
    >
      <TextareaField name="reason" label={t('reason')} help={t('reasonHelp')} required rows={4} maxLength={500} />
    </ContractorDecisionDialog>
  );
}

export function InformationDialog({ record, onClose }: About): ReactNode {
  const t = useTexts(contractorDeskTexts);
  const { keyIdentifier, subbieName: name, subcontractorApplication } = record;
  return (
    <ContractorDecisionDialog
      record={record}
      title={t('askTitle', { name })}
      text={t('askText')}
      schema={request}
      initial={{ steps: [], question: '' }}
      confirm={t('sendQuestion')}
      done={t('askedDone', { email: subcontractorApplication.email })}
      decide={({ steps, question }, options) =>
        contractors.sendSubcontractorInformationRequest({ keyIdentifier, steps, question }, options)
      }
      onClose={onClose}
    >
      <StepsField />
      <TextareaField name="question" label={t('question')} help={t('questionHelp')} required rows={4} maxLength={500} />
    </ContractorDecisionDialog>
  );
}

/** Which parts of the form the contractor is to fill in again. */
function StepsField(): ReactNode {
  const t = useTexts(contractorDeskTexts);
  const form = useTexts(applicationTexts);
  const party = useTexts(partyTexts);
  const titles = {
    company: party('companyStep'),
    directors: party('directorsStep'),
    bank: form('bankStep'),
    certificate: form('certificateStep'),
  };
  const props = { name: 'steps', label: t('askedSteps'), required: true } as const;
  const state = useField(props);
  const {
    field: { value, onChange, ref, onBlur },
  } = useController<{ steps: string[] }, 'steps'>({ name: 'steps' });
  return (
    <FieldFrame {...props} state={state} group>
      <div
        role="group"
        aria-labelledby={`${state.id}-label`}
        aria-describedby={state.control['aria-describedby']}
        className="grid gap-2 sm:grid-cols-2"
      >
        {answerableSteps.map((step, index) => (
          <label
            key={step}
            className="flex min-h-9 items-center gap-2.5 rounded-ctl border border-line-strong px-3 py-1.5 has-checked:border-ink has-checked:bg-sunken pointer-coarse:min-h-12"
          >
            <input
              type="checkbox"
              name="steps"
              ref={index === 0 ? ref : undefined}
              className="size-4 flex-none accent-ink"
              checked={value.includes(step)}
              aria-invalid={state.control['aria-invalid']}
              onBlur={onBlur}
              onChange={({ target }) =>
                onChange(answerableSteps.filter((each) => (each === step ? target.checked : value.includes(each))))
              }
            />
            {titles[step]}
          </label>
        ))}
      </div>
    </FieldFrame>
  );
}

export function RemoveDialog({ record, onClose }: About): ReactNode {
  const t = useTexts(contractorDeskTexts);
  const { keyIdentifier, subbieName: name } = record;
  return (
    <ContractorDecisionDialog
      record={record}
      title={t('removeTitle', { name })}
      text={t('removeText')}
      schema={removal}
      initial={{ reason: '' }}
      confirm={t('remove')}
      danger
      done={t('removedDone', { name })}
      decide={({ reason }, options) => contractors.deleteSubcontractor({ keyIdentifier, reason }, options)}
      onClose={onClose}
    >
      <TextareaField name="reason" label={t('reason')} rows={3} maxLength={500} />
    </ContractorDecisionDialog>
  );
}
