import { Failure, type FieldProblem } from '#platform/failure.ts';
import type { CalendarDate } from '#platform/dates.ts';
import type { Context } from '#platform/server/implement.ts';
import { bankLetterFacts, readableFile, storeFile } from '#modules/documents/server/index.ts';
import type { PartyFinding } from '#modules/parties/findings.ts';
import { letterFindings } from '../checks.ts';
import { pendingUpload, type ShipperDetail } from '../fields.ts';
import type { CustomerFailureCode } from '../messages/failures/index.ts';

/** A letter that comes with a submit, stored already. */
export interface IncomingLetter {
  readonly blobName: string;
  readonly facts: Readonly<Record<string, string>>;
}

interface Brought {
  readonly detail: ShipperDetail;
  /** The file that the record has already. */
  readonly knownBlobName: string;
  readonly companyId: string;
  readonly uploadedBy: string;
}

/** The new letter of a submit, if it brings one. Bytes win over a name. */
export async function incomingLetter(
  context: Context,
  { detail, knownBlobName, companyId, uploadedBy }: Brought,
): Promise<IncomingLetter | undefined> {
  const { actor } = context;
  const { bankConfirmation: content, bankConfirmationBlobName: blobName } = detail;
  if (content !== '') {
    return storeFile(context, {
      content,
      fileName: 'Bank confirmation.pdf',
      field: 'bankConfirmation',
      accept: ['pdf'],
      subjectType: 'bankConfirmation',
      companyId,
      uploadedBy,
      readFacts: bankLetterFacts,
      ...(actor.kind === 'guest' && actor.link && { linkId: actor.link.id }),
    });
  }
  if (blobName === '' || blobName === knownBlobName || blobName === pendingUpload) return undefined;
  const file = await readableFile(context, blobName).catch((error: unknown) => {
    throw error instanceof Failure ? refused({ bankConfirmationBlobName: { code: 'fileNotFound' } }) : error;
  });
  if (file.content_type !== 'application/pdf') throw refused({ bankConfirmationBlobName: { code: 'fileMustBePdf' } });
  return { blobName, facts: file.facts };
}

/**
 * The date of the letter: as a person stated it, or else as it was read, never that of the upload. A letter that is brought
 * now and is too old, or dated ahead, is refused (§5).
 */
export function letterDateOf(detail: ShipperDetail, letter: IncomingLetter | undefined, today: CalendarDate): string {
  const date = detail.bankConfirmationLetterDate || (letter?.facts['letterDate'] ?? '');
  const problem = letter && date !== '' ? letterFindings(date, today).find(({ level }) => level === 'E') : undefined;
  if (problem) throw refused({ bankConfirmationLetterDate: { code: problem.code, details: problem.facts } });
  return date;
}

/** What differs between the letter and what was typed beside it. One whose date cannot be read is checked by eye. */
export function letterDifferences(
  facts: Readonly<Record<string, string>>,
  { bankConfirmationLetterDate, bankAccountNo }: ShipperDetail,
): PartyFinding[] {
  const { letterDate, accountNumber } = facts;
  return [
    ...(letterDate ? [] : [finding('bankConfirmation', 'I', 'bankLetterNotReadable')]),
    ...differing('bankConfirmationLetterDate', 'bankLetterDateDiffers', letterDate, bankConfirmationLetterDate),
    ...differing('bankAccountNo', 'bankLetterAccountDiffers', accountNumber, bankAccountNo.slice(-4)),
  ];
}

function differing(path: string, code: CustomerFailureCode, read: string | undefined, typed: string): PartyFinding[] {
  return !read || !typed || read === typed ? [] : [{ path, level: 'W', code, facts: { read, typed } }];
}

function finding(path: string, level: PartyFinding['level'], code: CustomerFailureCode): PartyFinding {
  return { path, level, code, facts: {} };
}

function refused(fields: Readonly<Record<string, FieldProblem>>): Failure {
  return new Failure('invalidPayload', 'invalid', {}, fields);
}
