import { sql, type UpdateObject } from 'kysely';
import type { z } from 'zod';
import { failures, type FieldProblem, invalidFields } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { Context } from '#platform/server/implement.ts';
import { useLink, type LinkRow } from '#platform/server/links.ts';
import { heldLink, statusUrl } from '#modules/parties/links/server/index.ts';
import { nextVersion, lockIdOf } from '#platform/server/records.ts';
import type { Tables } from '#platform/server/tables.ts';
import { partyBank } from '#modules/parties/bank/server/index.ts';
import type { PartyFinding } from '#modules/parties/parties/findings.ts';
import { withoutIds } from '#modules/parties/parties/numbers.ts';
import { refuseUnknownMasks } from '#modules/parties/parties/server/index.ts';
import type { contractorService } from '../contract.ts';
import { applicationDetails, type ContractorApplication, type ContractorStep } from '../fields.ts';
import type { ContractorFailureCode } from '../messages/failures/index.ts';
import { directorsOf, normaliseApplication } from '../normalise.ts';
import { applicantProblems, contractorDirectorNames, withAnswers } from '../rules.ts';
import { applicationOf, companyColumns, directorRowsOf } from './application-details.ts';
import { applications, contractors, parts } from './changes.ts';
import { fileDocuments } from './contractor-documents.ts';
import { findDuplicates, takenBy } from './duplicates.ts';
import { describedFile, incomingFile } from './files.ts';
import { contractorLinkKind } from './link-kind-name.ts';
import { mailTexts, sendBankChanged, sendReceived } from './mails.ts';
import { certificateFindings } from './certificate-findings.ts';
import { contractorOwner, type StoredContractor } from './queries.ts';
import { signApplication } from './signed/sign.ts';

const fail = failures<FailureCode>();

type Operation = (typeof contractorService)['operations']['submitCreditorApplication'];
export type Submission = z.output<Operation['input']>;
export type Submitted = z.input<Operation['output']>;

export const payloadName = 'subcontractorApplication';

/** The application as a payload states it, with its directors as one list. */
export function applicationIn({ subcontractorApplication: payload }: Submission): ContractorApplication {
  const own = Object.fromEntries(Object.entries(payload).filter(([name]) => name in applicationDetails.shape));
  return { ...(own as ContractorApplication), directors: directorsOf(payload) };
}

/** Refuses an application for everything that is wrong with it at once, at its fields in the payload. */
export function refuseProblems(findings: readonly PartyFinding[]): void {
  const fields: Record<string, FieldProblem> = {};
  for (const { level, path, code, facts } of findings)
    if (level === 'E') fields[`${payloadName}.${path}`] ??= { code, details: facts };
  if (Object.keys(fields).length > 0) throw invalidFields(fields);
}

/** A signed application by link: written, documented, and the link used up, all in one transaction. */
export async function submitByLink(context: Context, input: Submission): Promise<Submitted> {
  const { today, language, app } = context;
  // Locked first: of many submits at once the others wait here, and then find the link used up.
  const link = await heldLink(context, [contractorLinkKind], { lock: true });
  const stored = await contractors.lock(context, link.subject_id ?? '');
  if (input.keyIdentifier && input.keyIdentifier !== stored.id) throw fail('notFound', 'notFound');
  const state = applications.next(stored, 'submit');
  const before = applicationOf(stored, app.sealer);
  const answered = withAnswers(before, applicationIn(input), openSteps(link));
  const application = normaliseApplication({
    ...answered,
    // What the link says is fixed: who it is for, and which number proved it.
    registeredName: stored.registered_name,
    email: stored.email,
    mobileNumber: link.recipient_mobile,
  });
  refuseUnknownMasks(application, contractorDirectorNames, `${payloadName}.`);
  const problems = applicantProblems(application, today);
  const files = await submittedFiles(context, { stored, link, input });
  refuseProblems([...problems, ...(files.certificate ? [] : [certificateMissing])]);

  const isBankChanged = !bank.isSame(before, application);
  const findings = [
    ...problems,
    ...(before.bankAccountNo && isBankChanged ? [bankChanged] : []),
    ...(await findDuplicates(context, application, stored.id)),
    ...(await certificateFindings(context, files, stored.registered_name)),
  ];
  const columns = {
    ...companyColumns(application),
    status: state,
    certificate_blob_name: files.certificate,
    suretyship_blob_name: files.suretyshipDeed,
    warnings: findings.filter(({ level }) => level === 'W').length,
    submitted_at: sql<Date>`now()`,
    // Another application is assessed anew: what was thought of the last one may be kept, but has to be said again.
    assessed_by: null,
  };
  const version = await writeRow(context, stored, columns, link.recipient_email);
  // At once the version in force: nothing is paid to a contractor whose application waits for a decision.
  const change = isBankChanged ? 'current' : 'none';
  await bank.write(context, { id: stored.id, change, detail: application, by: link.recipient_email, byId: null });
  await parts.clear(context, stored.id);
  await parts.writeDirectors(context, stored.id, directorRowsOf(app.sealer, stored.partition, application.directors));
  await parts.writeFindings(context, stored.id, findings);
  const { blobName: copyBlobName } = await signApplication(context, {
    contractorId: stored.id,
    reference: stored.account_number,
    application,
    link,
    certificate: await describedFile(context, files.certificate),
    suretyshipDeed: await describedFile(context, files.suretyshipDeed),
  });
  await fileDocuments(context, stored.id);
  await parts.writeDecision(context, stored.id, { event: 'submit', from: stored.status, to: state });
  await useLink(context, link, 'submitted', stored.id, { reference: stored.account_number, copyBlobName });
  if (before.bankAccountNo && isBankChanged) await sendBankChanged(context, stored);
  await sendReceived(context, stored, await statusUrl(context, link));
  await contractors.announce(
    context,
    { id: stored.id, version },
    {
      event: 'submitted',
      before: { ...trailOf(before), state: stored.status },
      after: { ...trailOf(application), state },
    },
  );
  const text = await mailTexts(language);
  return { response: 'ok', message: text('submitted'), keyIdentifier: stored.id, lockId: lockIdOf({ version }), state };
}

/** All steps, or those that staff asked for; whoever sends anything signs it. */
function openSteps({ scope }: LinkRow): readonly ContractorStep[] {
  const applicants = ['company', 'directors', 'bank', 'certificate'] as const;
  return [...applicants.filter((step) => !scope.steps || scope.steps.includes(step)), 'signature'];
}

interface Files {
  readonly certificate: string | null;
  readonly suretyshipDeed: string | null;
}

async function submittedFiles(
  context: Context,
  { stored, link, input }: { stored: StoredContractor; link: LinkRow; input: Submission },
): Promise<Files> {
  const shared = { companyId: link.company_id, contractorId: stored.id, uploadedBy: link.recipient_email };
  const certificate = await incomingFile(context, {
    ...shared,
    purpose: 'gitCertificate',
    content: input.subcontractorApplication.gitCertificate,
    blobName: input.blobName,
    field: `${payloadName}.gitCertificate`,
    fileName: 'GIT certificate',
  });
  const suretyshipDeed = await incomingFile(context, {
    ...shared,
    purpose: 'suretyshipDeed',
    content: '',
    blobName: input.suretyshipBlobName,
    field: 'suretyshipBlobName',
    fileName: '',
  });
  return {
    certificate: certificate ?? stored.certificate_blob_name,
    suretyshipDeed: suretyshipDeed ?? stored.suretyship_blob_name,
  };
}

const certificateMissing: PartyFinding = { path: 'gitCertificate', level: 'E', code: 'required', facts: {} };
export const bankChangedCode = 'contractorBankChanged' satisfies ContractorFailureCode;
const bankChanged: PartyFinding = { path: 'bankAccountNo', level: 'W', code: bankChangedCode, facts: {} };

/** Writes the contractor's own row as its next version; answers which one that is. */
export async function writeRow(
  { db, partition }: Context,
  stored: StoredContractor,
  columns: UpdateObject<Tables, 'contractor'>,
  by: string,
): Promise<number> {
  const { version } = await db
    .updateTable('contractor')
    .set({ ...columns, ...nextVersion(by) })
    .where('partition', '=', partition)
    .where('id', '=', stored.id)
    .returning('version')
    .executeTakeFirstOrThrow()
    .catch((error: unknown) => {
      throw takenBy(error, stored.client_name) ?? error;
    });
  return version;
}

const bank = partyBank<ContractorApplication>({
  noun: contractorOwner,
  fields: ['banker', 'bankerAdd', 'branchCode', 'bankAccountNo'],
  spelled: ({ banker, bankerAdd: branchName, branchCode, bankAccountNo }) => {
    return { bank: banker, branchName, branchCode, bankCode: '', bankAccountNo };
  },
});

/** For the trail: files and pictures are named there by what was stored, not by their bytes. */
export function trailOf({ gitCertificate: _file, ...application }: ContractorApplication): Record<string, unknown> {
  return { ...application, directors: withoutIds(application.directors) };
}
