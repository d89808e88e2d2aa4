import { invalidFields } from '#platform/failure.ts';
import type { CalendarDate } from '#platform/dates.ts';
import type { Context } from '#platform/server/implement.ts';
import { bankLetterFacts, broughtFile } from '#modules/base/documents/server/index.ts';
import type { PartyFinding } from '#modules/parties/parties/findings.ts';
import { letterFindings } from '../checks.ts';
import { pendingUpload, type ShipperDetail } from '../fields.ts';
import type { CustomerFailureCode } from '../messages/failures/index.ts';

/** A letter that comes with a submit, stored already. */
export type IncomingLetter = Pick<NonNullable<Awaited<ReturnType<typeof broughtFile>>>, 'blobName' | 'facts'>;

/** What a letter is stored as, whichever way it comes. */
export const letterFile = { accept: ['pdf'], subjectType: 'bankConfirmation', readFacts: bankLetterFacts } as const;

interface Brought {
  readonly detail: ShipperDetail;
  /** The file that the record has already. */
  readonly knownBlobName: string;
  readonly companyId: string;
  readonly uploadedBy: string;
}

/** The new letter of a submit, if it brings one. */
export async function incomingLetter(
  context: Context,
  { detail, knownBlobName, ...of }: Brought,
): Promise<IncomingLetter | undefined> {
  const { bankConfirmation: content, bankConfirmationBlobName: blobName } = detail;
  const nameField = 'bankConfirmationBlobName';
  const letter = await broughtFile(context, {
    ...of,
    ...letterFile,
    content,
    blobName: blobName === knownBlobName || blobName === pendingUpload ? '' : blobName,
    field: 'bankConfirmation',
    nameField,
    fileName: 'Bank confirmation.pdf',
  });
  if (letter && letter.contentType !== 'application/pdf')
    throw invalidFields({ [nameField]: { code: 'fileMustBePdf' } });
  return letter;
}

/**
 * The date of the letter: as a person stated it, or else as it was read, never that of the upload. A letter that is brought
 * now and is too old, or dated ahead, is refused (§5).
 */
export function letterDateOf(detail: ShipperDetail, letter: IncomingLetter | undefined, today: CalendarDate): string {
  const date = detail.bankConfirmationLetterDate || (letter?.facts['letterDate'] ?? '');
  const problem = letter && date !== '' ? letterFindings(date, today).find(({ level }) => level === 'E') : undefined;
  if (problem) throw invalidFields({ bankConfirmationLetterDate: { code: problem.code, details: problem.facts } });
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
