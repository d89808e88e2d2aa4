import { failures } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { Context, UserActor } from '#platform/server/implement.ts';
import { lockIdOf } from '#platform/server/records.ts';
import { emptySignatureLength, type ContractorApplication } from '../fields.ts';
import { normaliseApplication } from '../normalise.ts';
import { applicantProblems, approvalProblems, companyProblems, withAnswers } from '../rules.ts';
import { applicationOf, approvalColumns, approverPlace, companyColumns } from './application-details.ts';
import { editedBy } from '#modules/parties/parties/server/index.ts';
import { applications, contractors, parts } from './changes.ts';
import { findDuplicates } from './duplicates.ts';
import { mailTexts } from './mails.ts';
import { type StoredContractor } from './queries.ts';
import { signaturePng } from './signed/signature.ts';
import {
  applicationIn,
  bankChangedCode,
  payloadName,
  refuseProblems,
  trailOf,
  writeRow,
  type Submission,
  type Submitted,
} from './submit-application.ts';

const fail = failures<FailureCode>();

/**
 * The admin's variant of the form: company details are corrected and the approval step is filled in. Directors, bank and
 * signature are the applicant's and stay as they are, whatever the payload says.
 */
export async function submitAsAdmin(context: Context, actor: UserActor, input: Submission): Promise<Submitted> {
  const { today, language, app } = context;
  if (input.keyIdentifier === '') throw fail('notFound', 'notFound');
  const stored = await contractors.toChange(context, input.keyIdentifier);
  const state = applications.next(stored, 'assess');
  const before = applicationOf(stored, app.sealer);
  const application = normaliseApplication({
    ...withAnswers(before, applicationIn(input), ['company', 'approval']),
    // The invitation fixed these, for everybody.
    registeredName: stored.registered_name,
    email: stored.email,
    mobileNumber: stored.mobile_number,
    auditor: before.auditor,
    auditorAdd: before.auditorAdd,
  });
  const assessed = approvalProblems(application, today);
  refuseProblems([...companyProblems(application, today), ...assessed]);
  const findings = [
    // What the applicant filled in beside this form was accepted at the submit; only its warnings are of interest now.
    ...[...applicantProblems(application, today), ...assessed].filter(({ level }) => level !== 'E'),
    ...stored.findings.filter(({ code }) => code === bankChangedCode),
    ...(await findDuplicates(context, application, stored.id)),
  ];
  const columns = {
    ...companyColumns(application),
    ...approvalColumns(application),
    approver_signature_sealed: sealedSignature(context, stored, application),
    status: state,
    warnings: findings.filter(({ level }) => level === 'W').length,
    assessed_by: actor.name,
    edited_by: editedBy(actor.id),
  };
  const version = await writeRow(context, stored, columns, actor.name);
  await parts.clear(context, stored.id, ['finding']);
  await parts.writeFindings(context, stored.id, findings);
  await parts.writeDecision(context, stored.id, { event: 'assess', from: stored.status, to: state });
  await contractors.announce(
    context,
    { id: stored.id, version },
    {
      event: 'assessed',
      before: { ...trailOf(before), state: stored.status },
      after: { ...trailOf(application), state },
    },
  );
  const text = await mailTexts(language);
  return {
    response: 'ok',
    message: text('saved', { contractorName: application.registeredName }),
    keyIdentifier: stored.id,
    lockId: lockIdOf({ version }),
    state,
  };
}

function sealedSignature(
  { app }: Context,
  { partition, id }: StoredContractor,
  { approvedSignature }: ContractorApplication,
): string | null {
  if (approvedSignature.length <= emptySignatureLength) return null;
  signaturePng(approvedSignature, `${payloadName}.approvedSignature`);
  return app.sealer.seal(approvedSignature, approverPlace(partition, id));
}
