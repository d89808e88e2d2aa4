import { z } from 'zod';
import { calendarDate } from '#platform/dates.ts';
import { readKinds } from '#platform/read-and-typed.ts';
import { languages } from '#platform/language.ts';
import { listQuery, operation, pageOf, requiredText, service, text } from '#platform/operation.ts';
import { historyEntry } from '#modules/base/access/contract.ts';
import { checklistRow, documentRow } from './records.ts';
import { readFields } from './readings.ts';
import { documentStatuses, shownStatuses } from './status.ts';
import { documentTypes, subjectTypes } from '#modules/base/companies/document-types.ts';
import { sensitivities, uploadSources } from './types.ts';

export { documentRow } from './records.ts';
export type { ChecklistRow, DocumentRow, RequirementState } from './records.ts';

declare module '#platform/nouns.ts' {
  interface Nouns {
    document: unknown;
  }
  interface Channels {
    documents: unknown;
  }
}

const blobName = z.string().regex(/^[A-Za-z0-9_-]{1,100}$/, { error: 'fileNotFound' });
const file = z.strictObject({ blobName, clientName: text(120).default(''), guestId: z.string().max(128).optional() });

export const documentSortColumns = ['uploadedAt', 'expiryDate', 'subjectName', 'type', 'status'] as const;

export const documentQuery = listQuery.extend({
  sort: z.enum(documentSortColumns).default('uploadedAt'),
  descending: z.boolean().default(true),
  type: z.array(z.enum(documentTypes)).max(30).optional(),
  subjectType: z.array(z.enum(subjectTypes)).max(5).optional(),
  subjectId: z.uuid().optional(),
  /** Versions that were superseded are shown only to who asks for them. */
  status: z.array(z.enum(shownStatuses)).max(10).optional(),
  /** Ends within so many days. */
  expiringWithinDays: z.int().min(0).max(365).optional(),
  uploadedVia: z.array(z.enum(uploadSources)).max(5).optional(),
  sensitivity: z.array(z.enum(sensitivities)).max(5).optional(),
});

const date = calendarDate.nullable();
const facts = {
  issueDate: date.default(null),
  expiryDate: date.default(null),
  number: text(60).default(''),
  issuer: text(100).default(''),
  tags: z.array(requiredText(30)).max(10).default([]),
};
/** The end cannot come before the beginning. */
function datesInOrder<Facts extends { issueDate: string | null; expiryDate: string | null }>(value: Facts): boolean {
  return value.issueDate === null || value.expiryDate === null || value.expiryDate >= value.issueDate;
}
const reversed = { error: 'expiryBeforeIssue', path: ['expiryDate'] };

const documentId = z.uuid();
const fileToken = z.object({ token: z.string(), url: z.string(), expiresInSeconds: z.int() });
const changed = z.object({ documentId, lockId: z.string(), status: z.enum(documentStatuses) });

/** One version with all that came before and after it, newest first. */
const getDocument = operation({
  audience: 'permitted',
  reads: true,
  input: z.strictObject({ documentId }),
  output: z.object({
    document: documentRow,
    versions: z.array(documentRow),
    /** Its values beside what was read in its text. */
    readings: z.array(
      z.object({ field: z.enum(readFields), kind: z.enum(readKinds), read: z.string(), typed: z.string() }),
    ),
  }),
});

export const documentService = service('tripDirector', {
  /** The file in base64, with the type that its content was recognised as. */
  downloadFile: operation({
    audience: ['permitted', 'verifiedGuest'],
    reads: true,
    input: file,
    output: z.object({ base64: z.string(), contentType: z.string(), fileName: z.string() }),
  }),
  /** A single-use token of 60 seconds for `GET /files/{token}`. */
  getFileToken: operation({
    audience: ['permitted', 'verifiedGuest'],
    input: file,
    output: fileToken,
  }),
  /** The same for several documents at once, as one ZIP archive. */
  getDocumentArchive: operation({
    audience: 'permitted',
    input: z.strictObject({ documentIds: z.array(z.uuid()).min(1, { error: 'required' }).max(200) }),
    output: fileToken,
  }),

  getDocuments: operation({ audience: 'permitted', reads: true, input: documentQuery, output: pageOf(documentRow) }),
  getDocument,
  getDocumentHistory: operation({
    audience: 'permitted',
    reads: true,
    input: z.strictObject({ documentId }),
    output: z.array(historyEntry),
  }),
  /** Whom a document can be filed under, the first of those that match. */
  getDocumentSubjects: operation({
    audience: 'permitted',
    reads: true,
    input: z.strictObject({ subjectType: z.enum(subjectTypes), search: text(100).default('') }),
    output: z.array(z.object({ subjectId: z.uuid(), name: z.string(), accountNumber: z.string() })),
  }),
  /** Required against present, per subject, by the rules of its company. */
  getMissingDocuments: operation({
    audience: 'permitted',
    reads: true,
    input: listQuery.extend({
      sort: z.enum(['subjectName', 'missing']).default('subjectName'),
      subjectType: z.array(z.enum(subjectTypes)).max(5).optional(),
      subjectId: z.uuid().optional(),
      code: z.array(z.enum(documentTypes)).max(30).optional(),
      /** Also those of whom nothing is missing. */
      includeComplete: z.boolean().optional(),
    }),
    output: pageOf(checklistRow),
  }),

  /** A new document, or with `replaces` a new version of one. */
  postDocument: operation({
    audience: 'permitted',
    upload: true,
    input: z
      .strictObject({
        type: z.enum(documentTypes),
        subjectType: z.enum(subjectTypes),
        subjectId: z.uuid({ error: 'required' }),
        replaces: documentId.optional(),
        fileName: requiredText(200),
        content: z.string().min(1, { error: 'required' }).max(14_000_000, { error: 'fileTooLarge' }),
        language: z.enum(languages).default('en'),
        /** Kept aside until it is submitted. */
        isDraft: z.boolean().default(false),
        ...facts,
      })
      .refine(datesInOrder, reversed),
    output: changed,
  }),
  putDocument: operation({
    audience: 'permitted',
    locked: true,
    amends: { read: getDocument, by: ['documentId'], part: 'document' },
    input: z.strictObject({ documentId, type: z.enum(documentTypes), ...facts }).refine(datesInOrder, reversed),
    output: changed,
  }),
  submitDocument: operation({
    audience: 'permitted',
    locked: true,
    input: z.strictObject({ documentId }),
    output: changed,
  }),
  /** Takes it into review, so that others see that somebody is at it. */
  reviewDocument: operation({
    audience: 'permitted',
    onlyPeople: true,
    locked: true,
    input: z.strictObject({ documentId }),
    output: changed,
  }),
  /** The facts as the document states them, where they were left out or mistyped. */
  approveDocument: operation({
    audience: 'permitted',
    onlyPeople: true,
    locked: true,
    input: z.strictObject({
      documentId,
      issueDate: calendarDate.optional(),
      expiryDate: calendarDate.optional(),
      number: text(60).optional(),
      issuer: text(100).optional(),
      /** Why something else is approved than the document says. */
      differenceReason: text(500).default(''),
    }),
    output: changed,
  }),
  rejectDocument: operation({
    audience: 'permitted',
    onlyPeople: true,
    locked: true,
    input: z.strictObject({ documentId, reason: requiredText(500) }),
    output: changed,
  }),
});
