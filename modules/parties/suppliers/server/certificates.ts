import { sql } from 'kysely';
import { todayIn } from '#platform/dates.ts';
import type { CalendarDate } from '#platform/dates.ts';
import { columnOfWire } from '#platform/server/amount-columns.ts';
import type { Context } from '#platform/server/implement.ts';
import { updateRow } from '#platform/server/update-row.ts';
import { attachBrought, broughtFile, certificateFacts } from '#modules/base/documents/server/index.ts';
import { coverPeriodOf, type CertificateFacts } from '../compliance.ts';
import type { CarrierDetail } from '../fields.ts';
import { gitCertificate, isOpen } from '../status.ts';
import { keepCertificateDocuments } from './certificate-documents.ts';
import type { StoredCertificate } from './queries.ts';

/** A document that comes with a submit, stored already. */
export type IncomingFile = NonNullable<Awaited<ReturnType<typeof broughtFile>>>;

/** What a certificate is stored as, whichever way it comes. */
export const certificateFile = {
  accept: ['pdf', 'jpeg', 'png', 'tiff'],
  subjectType: 'gitCertificate',
  readFacts: certificateFacts,
} as const;

type Brought = Omit<Parameters<typeof broughtFile>[1], 'fileName' | 'nameField' | keyof typeof certificateFile>;

/** The new document of a submit, if it brings one. */
export function incomingFile(context: Context, brought: Brought): Promise<IncomingFile | undefined> {
  return broughtFile(context, { ...brought, ...certificateFile, fileName: 'GIT certificate', nameField: 'blobName' });
}

export interface CertificateSubmission {
  readonly supplierId: string;
  /** The detail as the form had shown it; undefined for a new supplier. */
  readonly before: CarrierDetail | undefined;
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
  const { supplierId, before, detail, file, latest, uploadedBy, uploadedById } = submission;
  if (!detail.isTrasporter) return;
  const typed = typedFacts(detail, file?.facts ?? latest?.facts ?? {});
  if (!file && (!latest || (before && isSame(typedFacts(before, latest.facts), typed)))) return;
  if (!file && latest && isOpen(latest)) {
    await updateRow({ db, partition }, 'git_certificate', latest.id, typed);
    await keepCertificateDocuments(context, supplierId);
    return;
  }
  const document = file ?? {
    blobName: latest?.blob_name ?? null,
    fileName: latest?.file_name ?? null,
    contentType: latest?.content_type ?? null,
    facts: latest?.facts ?? {},
  };
  if (file) await attachCertificate(context, file, supplierId);
  await insertCertificate(context, { supplierId, facts: typed, document, uploadedBy, uploadedById, linkId: null });
}

/** Ties the document to its supplier. */
export function attachCertificate(context: Context, { blobName }: IncomingFile, supplierId: string): Promise<void> {
  return attachBrought(context, blobName, supplierId, 'blobName');
}

export interface CoverFacts {
  /** Rand, as a plain decimal. */
  readonly cover: string;
  readonly policy_number: string;
  readonly insurer: string;
  readonly cover_from: CalendarDate | null;
  readonly cover_to: CalendarDate | null;
}

export interface NewCertificate {
  readonly supplierId: string;
  readonly facts: CoverFacts;
  readonly document: { readonly [Key in keyof IncomingFile]: IncomingFile[Key] | (Key extends 'facts' ? never : null) };
  readonly uploadedBy: string;
  readonly uploadedById: string | null;
  /** Of a renewal: the link through which it came. */
  readonly linkId: string | null;
}

/** A certificate that waits for review. Another one that waited gives way to it. */
export async function insertCertificate(context: Context, certificate: NewCertificate): Promise<string> {
  const { db, partition } = context;
  const { supplierId, facts, document } = certificate;
  await supersedeOpen(context, supplierId);
  const { id } = await db
    .insertInto('git_certificate')
    .values({
      partition,
      supplier_id: supplierId,
      ...facts,
      blob_name: document.blobName,
      file_name: document.fileName,
      content_type: document.contentType,
      facts: JSON.stringify(document.facts),
      uploaded_by: certificate.uploadedBy,
      uploaded_by_id: certificate.uploadedById,
      link_id: certificate.linkId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await refreshCover(context, supplierId);
  return id;
}

type Typed = Pick<CarrierDetail, 'gitPolicyNumber' | 'gitInsurer' | 'gitFrom' | 'gitTo'>;

/** What was typed, with the document's own words where nothing was. */
export function statedFacts(detail: Typed, read: IncomingFile['facts']): Omit<CoverFacts, 'cover'> {
  return {
    policy_number: detail.gitPolicyNumber || (read['policyNumber'] ?? ''),
    insurer: detail.gitInsurer || (read['insurer'] ?? ''),
    cover_from: detail.gitFrom || (read['from'] ?? null),
    cover_to: detail.gitTo || (read['to'] ?? null),
  };
}

/** The same with the cover, which a form always states. */
export function typedFacts(detail: CarrierDetail, read: IncomingFile['facts']): CoverFacts {
  return { cover: columnOfWire(detail.gitCover), ...statedFacts(detail, read) };
}

function isSame(before: CoverFacts, after: CoverFacts): boolean {
  return (Object.keys(after) as (keyof CoverFacts)[]).every((column) => before[column] === after[column]);
}

const openStates = gitCertificate.states.filter((status) => isOpen({ status }));

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
export async function refreshCover(context: Context, supplierId: string): Promise<void> {
  const { db, partition } = context;
  const factsOf = factsIn(context.timeZone);
  const certificates = await db
    .selectFrom('git_certificate')
    .select(['status', 'cover_from', 'cover_to', 'decided_at'])
    .where('partition', '=', partition)
    .where('supplier_id', '=', supplierId)
    .execute();
  const periods = certificates.map((row) => coverPeriodOf(factsOf(row))).filter((period) => period !== null);
  const cover = periods.map(({ from, to }) => `[${from},${to}]`).join(',');
  await updateRow({ db, partition }, 'supplier', supplierId, {
    cover: sql<string>`${`{${cover}}`}::datemultirange`,
    awaits_certificate_review: certificates.some(isOpen),
  });
  await keepCertificateDocuments(context, supplierId);
}

type CertificateRow = Pick<StoredCertificate, 'status' | 'cover_from' | 'cover_to'> & {
  readonly decided_at: Date | string | null;
};

/** A certificate as compliance reads it, on the calendar of a zone. */
export const factsIn =
  (timeZone: string) =>
  (row: CertificateRow): CertificateFacts => ({
    status: row.status,
    from: row.cover_from,
    to: row.cover_to,
    decidedOn: row.decided_at === null ? null : todayIn(timeZone, new Date(row.decided_at)),
  });
