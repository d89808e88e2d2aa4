import { sql } from 'kysely';
import { Failure } from '#platform/failure.ts';
import { nextState } from '#platform/machine.ts';
import type { Context } from '#platform/server/implement.ts';
import { attachFile, certificateFacts, readableFile, storeFile } from '#modules/documents/server/index.ts';
import { coverPeriodOf, type CertificateFacts } from '../compliance.ts';
import type { CarrierDetail } from '../fields.ts';
import { todayAt } from '../rules.ts';
import { gitCertificate } from '../status.ts';
import type { StoredCertificate } from './queries.ts';

/** A document that comes with a submit, stored already. */
export interface IncomingFile {
  readonly blobName: string;
  readonly fileName: string;
  readonly contentType: string;
  readonly facts: Readonly<Record<string, string>>;
}

export const certificateKinds = ['pdf', 'jpeg', 'png', 'tiff'] as const;

export interface Upload {
  /** Base64 or a data URL; empty when the file was uploaded before, or not at all. */
  readonly content: string;
  readonly blobName: string;
  /** The name of the file that the record has already. */
  readonly knownBlobName: string;
  readonly companyId: string;
  readonly uploadedBy: string;
}

/** The new document of a submit, if it brings one. Bytes win over a name. */
export async function incomingFile(
  context: Context,
  { content, blobName, knownBlobName, companyId, uploadedBy }: Upload,
): Promise<IncomingFile | undefined> {
  const { actor } = context;
  if (content !== '') {
    return storeFile(context, {
      content,
      fileName: 'GIT certificate',
      field: 'carrierDetail.gitCertificate',
      accept: certificateKinds,
      subjectType: 'gitCertificate',
      companyId,
      uploadedBy,
      readFacts: certificateFacts,
      ...(actor.kind === 'guest' && actor.link && { linkId: actor.link.id }),
    });
  }
  if (blobName === '' || blobName === knownBlobName) return undefined;
  const file = await readableFile(context, blobName).catch((error: unknown) => {
    throw error instanceof Failure
      ? new Failure('invalidPayload', 'invalid', {}, { blobName: { code: 'fileNotFound' } })
      : error;
  });
  return { blobName, fileName: file.file_name, contentType: file.content_type, facts: file.facts };
}

export interface CertificateSubmission {
  readonly supplierId: string;
  readonly detail: CarrierDetail;
  readonly file: IncomingFile | undefined;
  /** The newest certificate of the record. */
  readonly latest: StoredCertificate | undefined;
  readonly uploadedBy: string;
  readonly uploadedById: string | null;
}

/**
 * Writes what a submit says about the certificate. A new document, or other facts about one that was decided, are a new
 * certificate that waits for review; facts about one that still waits are mended in place.
 */
export async function submitCertificate(context: Context, submission: CertificateSubmission): Promise<void> {
  const { db, partition } = context;
  const { supplierId, detail, file, latest } = submission;
  if (!detail.isTrasporter) return;
  const typed = typedFacts(detail, file?.facts ?? latest?.facts ?? {});
  if (!file && (!latest || isSame(latest, typed))) return;
  if (!file && latest && isOpen(latest)) {
    await db
      .updateTable('git_certificate')
      .set(typed)
      .where('partition', '=', partition)
      .where('id', '=', latest.id)
      .execute();
    return;
  }
  if (file && !(await attachFile(context, file.blobName, supplierId)))
    throw new Failure('invalidPayload', 'invalid', {}, { blobName: { code: 'fileNotFound' } });
  await supersedeOpen(context, supplierId);
  await db
    .insertInto('git_certificate')
    .values({
      partition,
      supplier_id: supplierId,
      ...typed,
      blob_name: file?.blobName ?? latest?.blob_name ?? null,
      file_name: file?.fileName ?? latest?.file_name ?? null,
      content_type: file?.contentType ?? latest?.content_type ?? null,
      facts: JSON.stringify(file?.facts ?? latest?.facts ?? {}),
      uploaded_by: submission.uploadedBy,
      uploaded_by_id: submission.uploadedById,
      decided_by: null,
      decided_at: null,
      reject_reason: null,
    })
    .execute();
  await refreshCover(context, supplierId);
}

/** What was typed, with the document's own dates where none were. */
function typedFacts(detail: CarrierDetail, read: Readonly<Record<string, string>>) {
  return {
    cover: detail.gitCover.toFixed(2),
    policy_number: detail.gitPolicyNumber || (read['policyNumber'] ?? ''),
    insurer: detail.gitInsurer || (read['insurer'] ?? ''),
    cover_from: detail.gitFrom || (read['from'] ?? null),
    cover_to: detail.gitTo || (read['to'] ?? null),
  };
}

function isSame(latest: StoredCertificate, typed: ReturnType<typeof typedFacts>): boolean {
  const { cover, ...rest } = typed;
  return (
    Number(latest.cover) === Number(cover) &&
    Object.entries(rest).every(([column, value]) => latest[column as keyof typeof rest] === value)
  );
}

/** Still waits for its decision. */
export function isOpen({ status }: Pick<StoredCertificate, 'status'>): boolean {
  return nextState(gitCertificate, status, 'approve') !== undefined;
}

const openStates = Object.keys(gitCertificate.states).filter((status) =>
  isOpen({ status: status as StoredCertificate['status'] }),
) as StoredCertificate['status'][];

async function supersedeOpen({ db, partition }: Context, supplierId: string): Promise<void> {
  await db
    .updateTable('git_certificate')
    .set({ status: 'superseded' })
    .where('partition', '=', partition)
    .where('supplier_id', '=', supplierId)
    .where('status', 'in', openStates)
    .execute();
}

/** Brings what the supplier's row says of its cover up to its certificates. Called after each change of them. */
export async function refreshCover({ db, partition }: Context, supplierId: string): Promise<void> {
  const certificates = await db
    .selectFrom('git_certificate')
    .select(['status', 'cover_from', 'cover_to', 'decided_at'])
    .where('partition', '=', partition)
    .where('supplier_id', '=', supplierId)
    .execute();
  const periods = certificates.map((row) => coverPeriodOf(factsOf(row))).filter((period) => period !== null);
  const cover = periods.map(({ from, to }) => `[${from},${to}]`).join(',');
  await db
    .updateTable('supplier')
    .set({ cover: sql<string>`${`{${cover}}`}::datemultirange`, awaits_certificate_review: certificates.some(isOpen) })
    .where('partition', '=', partition)
    .where('id', '=', supplierId)
    .execute();
}

/** A certificate as compliance reads it. */
export function factsOf(
  row: Pick<StoredCertificate, 'status' | 'cover_from' | 'cover_to'> & { readonly decided_at: Date | string | null },
): CertificateFacts {
  return {
    status: row.status,
    from: row.cover_from,
    to: row.cover_to,
    decidedOn: row.decided_at === null ? null : todayAt(new Date(row.decided_at)),
  };
}
