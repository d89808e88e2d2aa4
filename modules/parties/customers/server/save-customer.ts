import type { Context } from '#platform/server/implement.ts';
import { lockIdOf } from '#platform/server/records.ts';
import type { LinkRow } from '#platform/server/links.ts';
import { debtorSettingOf, type Client, type DebtorSetting, type Terms } from '#modules/base/companies/server/index.ts';
import { recordDocument, renameDocumentSubject } from '#modules/base/documents/server/index.ts';
import type { PartyFinding } from '#modules/parties/parties/findings.ts';
import { directorNames, withoutIds } from '#modules/parties/parties/numbers.ts';
import { type Addressee, directorRows, refuseUnknownMasks } from '#modules/parties/parties/server/index.ts';
import type { ShipperDetail } from '../fields.ts';
import type { CustomerFailureCode } from '../messages/failures/index.ts';
import { warningsOf } from '../rules.ts';
import type { ApplicationState } from '../status.ts';
import { bankChangeOf, customerBank } from './bank.ts';
import { incomingLetter, letterDateOf, letterDifferences, type IncomingLetter } from './bank-letter.ts';
import { writeBillToParties } from './bill-to.ts';
import { customers, parts } from './changes.ts';
import { detailOf, directorTable } from './details.ts';
import { findRelated, takenCustomer } from './duplicates.ts';
import { sendBankChanged } from './mails.ts';
import { getCustomer, type StoredCustomer } from './queries.ts';
import { writeRow } from './rows.ts';

export interface Submission {
  /** The record that is changed, locked, and its detail; undefined for a new one. */
  readonly stored: StoredCustomer | undefined;
  readonly before: ShipperDetail | undefined;
  /** As it is to be stored, with what the form says of the bank's letter. */
  readonly detail: ShipperDetail;
  readonly client: Client;
  readonly status: ApplicationState;
  /** What happened, for the trail. */
  readonly event: 'captured' | 'submitted' | 'changed' | 'resubmitted';
  readonly by: string;
  readonly uploadedBy: string;
  /** Set for staff, with what only they may set. */
  readonly staff: { readonly id: string; readonly accountNumber: string } | undefined;
  readonly link: LinkRow | undefined;
  /** What the applicant agreed to just now. */
  readonly terms: Pick<Terms, 'version' | 'language'> | undefined;
  /** What the way in which it came has to say. */
  readonly findings: readonly PartyFinding[];
}

export interface SavedCustomer {
  readonly id: string;
  readonly lockId: string;
  readonly accountNumber: string;
  readonly registeredName: string;
  readonly status: ApplicationState;
  readonly addressee: Addressee;
  /** As it was stored, with the name of the letter's file: for the applicant's copy. */
  readonly detail: ShipperDetail;
  readonly letterName: string;
}

/** Writes a customer and all that belongs to it, in the caller's transaction: either everything is there, or nothing. */
export async function saveCustomer(context: Context, submission: Submission): Promise<SavedCustomer> {
  const { stored, before, client, by, staff } = submission;
  refuseUnknownMasks(submission.detail, directorNames, '');
  const { today } = context;
  const letter = await incomingLetter(context, {
    detail: submission.detail,
    knownBlobName: stored?.bank_letter_blob_name ?? '',
    companyId: client.id,
    uploadedBy: submission.uploadedBy,
  });
  const detail = withLetter(submission.detail, stored, letter, letterDateOf(submission.detail, letter, today));
  const compared = { detail, own: staff?.accountNumber ?? '', ownId: stored?.id ?? null };
  const [refusal] = await takenCustomer.refusals(context, client, [compared], { namesOther: staff !== undefined });
  if (refusal) throw refusal;
  const bankChange = bankChangeOf(stored, before, detail);
  const isBankChanged = Boolean(before?.bankAccountNo) && bankChange !== 'none';
  const facts = letter?.facts ?? stored?.bank_letter_facts;
  const findings: PartyFinding[] = [
    ...submission.findings,
    ...warningsOf(detail, today),
    ...tooFew(detail, await debtorSettingOf(context.db, context.partition, client.id, forCustomers(context))),
    ...(facts && detail.bankConfirmationBlobName ? letterDifferences(facts, detail) : []),
    ...(isBankChanged ? [bankChanged] : []),
    ...(await findRelated(context, compared)),
  ];

  const warnings = findings.filter(({ level }) => level === 'W').length;
  const row = await writeRow(context, { ...submission, detail, letter, warnings }).catch((error: unknown) => {
    throw takenCustomer.refusedByDatabase(error, client) ?? error;
  });
  if (stored) await parts.clear(context, row.id);
  const directors = directorRows(context.app.sealer, directorTable, context.partition, detail.directors);
  await parts.writeDirectors(context, row.id, directors);
  await writeBillToParties(
    context,
    { id: row.id, account_number: row.account_number, parties_to_bill: stored?.parties_to_bill ?? [] },
    detail.partiesToBill,
  );
  // Whoever sent the link typed the number that the code went to, and could have answered it.
  const byId = staff?.id ?? submission.link?.created_by ?? null;
  await customerBank.write(context, { id: row.id, change: bankChange, detail, by, byId });
  await parts.writeFindings(context, row.id, findings);
  await fileDocuments(context, submission, { ...row, detail }, letter);
  if (stored)
    await parts.writeDecision(context, row.id, { event: submission.event, from: stored.status, to: submission.status });
  if (stored && isBankChanged) await sendBankChanged(context, stored);
  await note(context, submission, customerBank.inForce(bankChange, before, detail), row);
  if (before && before.isOrderNumberRequiredForBilling !== detail.isOrderNumberRequiredForBilling)
    await context.happened('customer.orderNumbersAsked', { customerId: row.id });
  if (before && particularsOf(before) !== particularsOf(detail))
    await context.happened('customer.particularsChanged', { customerId: row.id });
  return {
    id: row.id,
    lockId: lockIdOf(row),
    accountNumber: row.account_number,
    registeredName: detail.registeredName,
    status: submission.status,
    addressee: row,
    detail,
    letterName: detail.bankConfirmationBlobName ? 'PDF' : '',
  };
}

/** What a tax invoice says of a customer, to tell whether it changed. */
function particularsOf({
  registeredName,
  vatNumber,
  physicalAddress,
  postalAddress,
  partiesToBill,
}: ShipperDetail): string {
  return JSON.stringify([registeredName, vatNumber, physicalAddress, postalAddress, partiesToBill]);
}

/** The bytes of the letter are kept as a file; the record says which one it is, and of which date. */
function withLetter(
  detail: ShipperDetail,
  stored: StoredCustomer | undefined,
  letter: IncomingLetter | undefined,
  letterDate: string,
): ShipperDetail {
  return {
    ...detail,
    bankConfirmation: '',
    bankConfirmationBlobName: letter?.blobName ?? stored?.bank_letter_blob_name ?? '',
    bankConfirmationLetterDate: letterDate,
  };
}

const forCustomers = ({ language }: Context) => ({ purpose: 'customer', language }) as const;

/** What the client wants at least of its customers; one missing altogether is found by the checks of every form. */
function tooFew(detail: ShipperDetail, { tradeReferencesMin, directorsMin }: DebtorSetting): PartyFinding[] {
  const counted = (path: string, count: number, minimum: number, code: CustomerFailureCode): PartyFinding[] =>
    count > 0 && count < minimum ? [{ path, level: 'W', code, facts: { minimum } }] : [];
  return [
    ...counted('tradeReferences', detail.tradeReferences.length, tradeReferencesMin, 'tooFewTradeReferences'),
    ...counted('directors', detail.directors.length, directorsMin, 'tooFewDirectors'),
  ];
}

const bankChanged: PartyFinding = {
  path: 'bankAccountNo',
  level: 'W',
  code: 'shipperBankChanged' satisfies CustomerFailureCode,
  facts: {},
};

/** The letter stands on the desk for documents too, under the customer's name. */
async function fileDocuments(
  context: Context,
  { stored, client, uploadedBy, staff }: Submission,
  row: { readonly id: string; readonly detail: ShipperDetail },
  letter: IncomingLetter | undefined,
): Promise<void> {
  const { registeredName, bankConfirmationLetterDate, bankerName } = row.detail;
  const subject = { type: 'customer', id: row.id, name: registeredName } as const;
  if (stored && stored.registered_name !== registeredName) await renameDocumentSubject(context, subject);
  if (!letter) return;
  await recordDocument(context, {
    type: 'bankConfirmation',
    subject,
    companyId: client.id,
    blobName: letter.blobName,
    issueDate: bankConfirmationLetterDate || null,
    issuer: bankerName,
    uploadedBy,
    uploadedById: staff?.id ?? null,
  });
}

/** The trail, with the numbers masked, and word to everybody who looks at customers now. */
async function note(
  context: Context,
  { stored, before, status, event, terms }: Submission,
  inForce: ShipperDetail,
  row: { readonly id: string; readonly account_number: string; readonly version: number },
): Promise<void> {
  const { db, partition, app } = context;
  const { partiesToBill } = detailOf(await getCustomer(db, partition, row.id), app.sealer);
  await customers.announce(context, row, {
    event,
    before: stored && before ? { ...typed(before), status: stored.status, accountNumber: stored.account_number } : {},
    after: {
      ...typed({ ...inForce, partiesToBill }),
      status,
      accountNumber: row.account_number,
      ...(terms && { termsVersion: terms.version, termsLanguage: terms.language }),
    },
  });
}

/** Without what the server knows better than the form: the bytes of the letter, who brought it and when. */
function typed(detail: ShipperDetail): Partial<ShipperDetail> {
  const {
    bankConfirmation: _bytes,
    bankConfirmationUploadTimestamp: _at,
    bankConfirmationUploadedBy: _by,
    ...fields
  } = detail;
  return { ...fields, directors: withoutIds(fields.directors) };
}
