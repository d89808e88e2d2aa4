import crypto from 'node:crypto';
import { Failure, failures, invalidFields } from '#platform/failure.ts';
import type { Context } from '#platform/server/implement.ts';
import type { LinkRow } from '#platform/server/links.ts';
import { oneTurn } from '#platform/server/one-turn.ts';
import { lockIdOf } from '#platform/server/records.ts';
import type { BankChange } from '#modules/parties/bank/server/index.ts';
import type { Client } from '#modules/base/companies/server/index.ts';
import { directorNames, withoutIds } from '#modules/parties/parties/numbers.ts';
import {
  type Addressee,
  changedPartyColumns,
  directorRows,
  newPartyColumns,
  refuseUnknownMasks,
} from '#modules/parties/parties/server/index.ts';
import { certificateFindings } from '../certificate-findings.ts';
import type { CarrierDetail } from '../fields.ts';
import type { SupplierFinding } from '../findings.ts';
import type { SupplierFailureCode } from '../messages/failures/index.ts';
import { warningsOf } from '../rules.ts';
import type { ApplicationState } from '../status.ts';
import { bankChangeOf, supplierBank } from './bank/bank-change.ts';
import { incomingFile, submitCertificate, type IncomingFile } from './certificates.ts';
import { parts, suppliers } from './changes.ts';
import { findRelated, takenSupplier } from './duplicates.ts';
import { sendBankChanged } from './mails.ts';
import { type StoredSupplier } from './queries.ts';
import { columnsOf, directorTable } from './supplier-details.ts';

const fail = failures<SupplierFailureCode>();

export interface Submission {
  /** The record that is changed, locked, and its detail; undefined for a new one. */
  readonly stored: StoredSupplier | undefined;
  readonly before: CarrierDetail | undefined;
  /** As it is to be stored. */
  readonly detail: CarrierDetail;
  readonly client: Client;
  readonly status: ApplicationState;
  /** What happened, for the trail. */
  readonly event: 'captured' | 'submitted' | 'changed' | 'resubmitted';
  readonly upload: { readonly content: string; readonly blobName: string };
  readonly by: string;
  readonly uploadedBy: string;
  /** Set for staff, with what only they may set. */
  readonly staff: { readonly id: string; readonly vendorNumber: string; readonly accountNumber: string } | undefined;
  readonly link: LinkRow | undefined;
  /** What the way in which it came has to say. */
  readonly findings: readonly SupplierFinding[];
}

export interface SavedSupplier {
  readonly keyIdentifier: string;
  readonly lockId: string;
  readonly carrierName: string;
  readonly status: ApplicationState;
  readonly addressee: Addressee;
  /** As it was stored, with the name of the certificate's file: for the applicant's copy. */
  readonly detail: CarrierDetail;
  readonly certificateName: string;
}

/** Writes a supplier and all that belongs to it, in the caller's transaction: either everything is there, or nothing. */
export async function saveSupplier(context: Context, submission: Submission): Promise<SavedSupplier> {
  const { stored, before, detail, client, staff } = submission;
  refuseUnknownMasks(detail, directorNames, 'carrierDetail.');
  const latest = stored?.certificates[0];
  const { content, blobName } = submission.upload;
  const file = await incomingFile(context, {
    content,
    // One that the record has already is not new.
    blobName: blobName === latest?.blob_name ? '' : blobName,
    field: 'carrierDetail.gitCertificate',
    companyId: client.id,
    uploadedBy: submission.uploadedBy,
  });
  refuseEndedCover(context, detail, file);
  const compared = { detail, own: staff?.vendorNumber ?? '', ownId: stored?.id ?? null };
  const [[refusal], related, bankChange] = await Promise.all([
    takenSupplier.refusals(context, client, [compared], { namesOther: staff !== undefined }),
    findRelated(context, compared),
    bankChangeOf(context, stored, before, detail),
  ]);
  if (refusal) throw refusal;
  const findings = [
    ...submission.findings,
    ...warningsOf(detail, context.today),
    ...documentFindings(detail, file?.facts ?? latest?.facts),
    ...(before?.bankAccountNo && bankChange !== 'none' ? [bankChanged] : []),
    ...related,
  ];

  const row = await writeAll(context, submission, { file, latest, bankChange, findings }).catch((error: unknown) => {
    throw takenBy(error, client) ?? error;
  });
  if (stored)
    await parts.writeDecision(context, row.id, { event: submission.event, from: stored.status, to: submission.status });
  if (stored && before?.bankAccountNo && bankChange !== 'none') await sendBankChanged(context, stored);
  await record(context, { ...submission, detail: supplierBank.inForce(bankChange, before, detail) }, row, file);
  return {
    keyIdentifier: row.id,
    lockId: lockIdOf(row),
    carrierName: detail.registeredName,
    status: submission.status,
    addressee: row,
    detail,
    certificateName: (detail.isTrasporter && (file?.fileName ?? (latest ? latest.blob_name : ''))) || '',
  };
}

const bankChanged: SupplierFinding = {
  path: 'bankAccountNo',
  level: 'W',
  code: 'bankDetailsChanged' satisfies SupplierFailureCode,
  facts: {},
};

/** A document that is brought now must cover now; one that is on record may have ended. */
function refuseEndedCover(
  { today }: Context,
  { isTrasporter, gitTo }: CarrierDetail,
  file: IncomingFile | undefined,
): void {
  if (!isTrasporter || !file || gitTo === '' || gitTo >= today) return;
  throw invalidFields({ 'carrierDetail.gitTo': { code: 'coverExpired', details: { to: gitTo } } });
}

/** What the certificate says that the form does not, or that there is none. */
export function documentFindings(
  detail: CarrierDetail,
  read: Readonly<Record<string, string>> | undefined,
): readonly SupplierFinding[] {
  if (!detail.isTrasporter) return [];
  return read
    ? certificateFindings(read, detail)
    : [{ path: 'gitCertificate', level: 'W', code: 'certificateMissing' satisfies SupplierFailureCode, facts: {} }];
}

/** What the database refused because somebody else was quicker. */
function takenBy(error: unknown, client: Client): Failure | undefined {
  const isAccount = (error as { constraint?: unknown }).constraint === 'supplier_account_number_once';
  return isAccount
    ? fail('accountNumberTaken', 'rule', {}, { accountNumber: { code: 'accountNumberTaken' } })
    : takenSupplier.refusedByDatabase(error, client);
}

const returned = [
  'id',
  'version',
  'company_id',
  'registered_name',
  'account_number',
  'email',
  'language',
  'vendor_number',
] as const;

interface Found {
  readonly file: IncomingFile | undefined;
  readonly latest: StoredSupplier['certificates'][number] | undefined;
  readonly bankChange: BankChange;
  readonly findings: readonly SupplierFinding[];
}

/**
 * Writes the row and what belongs to it. The id of a new one is made here, so that all of it travels together: each wait for
 * the database is a good part of what a new supplier costs. Of one that is changed, what is replaced goes first.
 */
async function writeAll(context: Context, submission: Submission, found: Found): Promise<WrittenRow> {
  const { stored, before, detail, by, staff } = submission;
  const { file, latest, bankChange, findings } = found;
  const id = stored?.id ?? crypto.randomUUIDv7();
  const warnings = findings.filter(({ level }) => level === 'W').length;
  const writeParts = () => [
    parts.writeDirectors(
      context,
      id,
      directorRows(context.app.sealer, directorTable, context.partition, detail.directors),
    ),
    supplierBank.write(context, {
      id,
      isNew: !stored,
      change: bankChange,
      before,
      detail,
      by,
      // Whoever sent the link typed the number that the code went to, and could have answered it.
      byId: staff?.id ?? submission.link?.created_by ?? null,
    }),
    submitCertificate(context, {
      supplierId: id,
      before,
      detail,
      file,
      latest,
      uploadedBy: submission.uploadedBy,
      uploadedById: staff?.id ?? null,
    }),
    parts.writeFindings(context, id, findings),
  ];
  if (!stored) {
    const [row] = await oneTurn([insertRow(context, submission, { id, warnings }), ...writeParts()]);
    return row as WrittenRow;
  }
  const row = await updateRowOf(context, submission, { id, warnings });
  await parts.clear(context, id);
  await Promise.all(writeParts());
  return row;
}

type WrittenRow = Awaited<ReturnType<typeof insertRow>>;

function columnsOfRow({ detail, status, staff }: Submission, warnings: number) {
  return {
    ...columnsOf(detail),
    status,
    warnings,
    ...(staff && { vendor_number: staff.vendorNumber }),
    ...(staff?.accountNumber && { account_number: staff.accountNumber }),
  };
}

function insertRow(context: Context, submission: Submission, row: { readonly id: string; readonly warnings: number }) {
  return context.db
    .insertInto('supplier')
    .values({
      id: row.id,
      ...columnsOfRow(submission, row.warnings),
      ...newPartyColumns(context, submission.client, submission),
    })
    .returning(returned)
    .executeTakeFirstOrThrow();
}

function updateRowOf(
  { db, partition }: Context,
  submission: Submission,
  row: { readonly id: string; readonly warnings: number },
) {
  return db
    .updateTable('supplier')
    .set({ ...columnsOfRow(submission, row.warnings), ...changedPartyColumns(submission) })
    .where('partition', '=', partition)
    .where('id', '=', row.id)
    .returning(returned)
    .executeTakeFirstOrThrow();
}

/** The trail, with the numbers masked, and word to everybody who looks at suppliers now. */
async function record(
  context: Context,
  { stored, before, detail, status, event }: Submission,
  row: WrittenRow,
  file: IncomingFile | undefined,
): Promise<void> {
  const knownBlobName = stored?.certificates[0]?.blob_name ?? null;
  await suppliers.announce(context, row, {
    event,
    before:
      stored && before
        ? {
            ...typed(before),
            status: stored.status,
            vendorNumber: stored.vendor_number,
            accountNumber: stored.account_number,
            blobName: knownBlobName,
          }
        : {},
    after: {
      ...typed(detail),
      status,
      vendorNumber: row.vendor_number,
      accountNumber: row.account_number,
      blobName: file?.blobName ?? knownBlobName,
    },
  });
}

/** Without what the server knows better than the form: the file, who brought it and when, who changed the record. */
function typed(detail: CarrierDetail): Partial<CarrierDetail> {
  const { gitCertificate: _file, gitUploadTimestamp: _at, gitUploadedBy: _by, modifiedBy: _last, ...fields } = detail;
  return { ...fields, directors: withoutIds(fields.directors) };
}
