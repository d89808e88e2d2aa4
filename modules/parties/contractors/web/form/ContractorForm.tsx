import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { nextState } from '#platform/machine.ts';
import { maskNumber } from '#platform/mask.ts';
import { DayField } from '#platform/web/form/DayField.tsx';
import { FormSection } from '#platform/web/form/FormSection.tsx';
import { StepFormScreen } from '#platform/web/form/StepFormScreen.tsx';
import { useChannel } from '#platform/web/realtime/use-channel.ts';
import { RecordGate } from '#platform/web/record/RecordGate.tsx';
import type { ScreenProps } from '#platform/web/screens.ts';
import { useTexts } from '#platform/web/texts.ts';
import { applicationTexts } from '#modules/parties/contractors/messages/application/index.ts';
import { contractorDeskTexts } from '#modules/parties/contractors/messages/desk/index.ts';
import { answerableSteps } from '#modules/parties/contractors/fields.ts';
import type { ContractorRecord } from '#modules/parties/contractors/records.ts';
import { application } from '#modules/parties/contractors/status.ts';
import { AskAbout, AskButton } from '#modules/parties/parties/web/desk.ts';
import { fetchedOnce, placeLookups } from '#modules/parties/parties/web/index.ts';
import { failures } from '../failures.ts';
import { adminSteps, type ApplicationValues, fieldOfPath, submissionOf, valuesOf } from '../steps/form.ts';
import { ApprovalFields } from '../steps/ApprovalFields.tsx';
import { type ContractorFormContext, ContractorFormFrame } from '../steps/form-frame.ts';
import { BankFields, CertificateFields, DirectorFields, SignatureFields } from '../steps/later.ts';
import { type LaterFields, useApplicationSteps } from '../steps/use-steps.ts';
import { Aside } from '../review/Aside.tsx';
import { useContractorDecisions } from '../review/use-decisions.tsx';
import { contractorRead, contractors, contractorsNoun, useMay } from '../calls.ts';
import { useFieldLabel } from '../labels.ts';
import { afterSubmitPath, contractorListPath } from '../paths.ts';
import { StateBadge } from '../StateBadges.tsx';

const laterFields: LaterFields = {
  directors: DirectorFields,
  bank: BankFields,
  certificate: CertificateFields,
  signature: SignatureFields,
};

/** `/CreditorApplicationAdmin/{id}`: the admin's variant of the form in six steps, and beside it what a decision needs. */
export function ContractorForm({ params }: ScreenProps): ReactNode {
  const id = params['id'] ?? '';
  useChannel(`${contractorsNoun}:${id}`);
  return (
    <RecordGate
      query={useQuery(contractorRead(id))}
      skeleton={<div className="skeleton h-96" />}
      listPath={contractorListPath}
    >
      {(record) => <AdminForm key={record.keyIdentifier} record={record} />}
    </RecordGate>
  );
}

function AdminForm({ record }: { readonly record: ContractorRecord }): ReactNode {
  const t = useTexts(contractorDeskTexts);
  const form = useTexts(applicationTexts);
  const fieldName = useFieldLabel();
  const [lookups] = useState(() => placeLookups(fetchedOnce()));
  const { keyIdentifier, lockId, pool, subbieName, accountNumber, state } = record;
  const maySubmit = useMay('submitCreditorApplication') && nextState(application, state, 'assess') !== undefined;
  const decisions = useContractorDecisions(record);
  const shared = useApplicationSteps(adminSteps, laterFields);
  const steps = useMemo(
    (): typeof shared => [
      ...shared,
      { id: 'approval', title: form('approvalStep'), schema: adminSteps.approval, Step: ApprovalFields },
    ],
    [form, shared],
  );
  const frame = useMemo(
    (): ContractorFormContext => ({
      lookups,
      clientName: pool,
      isAdmin: true,
      asksForSuretyship: record.suretyshipAbove !== null,
      Section: FormSection,
      DateBrick: DayField,
    }),
    [lookups, pool, record.suretyshipAbove],
  );
  return (
    <ContractorFormFrame value={frame}>
      <AskAbout record={{ noun: contractorsNoun, id: keyIdentifier, lockId }} decisions={decisions} failures={failures}>
        <StepFormScreen<ApplicationValues>
          title={t('contractorTitle', { name: subbieName, number: accountNumber })}
          subtitle={
            <span className="mt-1 inline-flex">
              <StateBadge state={state} />
            </span>
          }
          steps={steps}
          initial={adminValues(record)}
          noun={contractorsNoun}
          id={keyIdentifier}
          lockId={lockId}
          save={(values, options) =>
            contractors.submitCreditorApplication(
              submissionOf(withoutMasks(values), {
                applicationUsage: 'admin',
                pool,
                subbieName,
                keyIdentifier,
              }),
              options,
            )
          }
          backTo={afterSubmitPath}
          idOf={(answer) => (answer as { keyIdentifier?: string }).keyIdentifier}
          valuesOf={adminValues as (theirs: never) => ApplicationValues}
          fieldPath={fieldOfPath}
          fieldName={fieldName}
          failures={failures}
          marksComplete
          readOnly={!maySubmit}
          aside={<Aside record={record} />}
          stepSign={({ id, title }) => isAnswerable(id) && <AskButton part={id} heading={title} />}
        />
      </AskAbout>
    </ContractorFormFrame>
  );
}

const isAnswerable = (step: string): boolean => (answerableSteps as readonly string[]).includes(step);

/** What is the applicant's is only shown: numbers masked, files by their names. */
function adminValues({
  subbieName,
  subcontractorApplication,
  certificate,
  suretyshipDeed,
}: ContractorRecord): ApplicationValues {
  const { email, directors, bankAccountNo } = subcontractorApplication;
  const values = valuesOf({ subbieName, email, subcontractorApplication }, '');
  const shownFile = (file: ContractorRecord['certificate']) =>
    file && { name: file.fileName, size: 0, blobName: file.blobName };
  return {
    ...values,
    directors: directors.map((director) => ({
      ...director,
      directorIdType: director.directorIdType ?? 'SA_ID',
      directorIdNumber: maskNumber(director.directorIdNumber),
    })),
    bankAccountNo: maskNumber(bankAccountNo),
    certificate: shownFile(certificate),
    suretyshipDeed: shownFile(suretyshipDeed),
  };
}

/** The server keeps what is the applicant's whatever is sent; masks would only be refused as numbers. */
function withoutMasks(values: ApplicationValues): ApplicationValues {
  return { ...values, directors: [], bankAccountNo: '', signature: '', certificate: null, suretyshipDeed: null };
}
