import { z } from 'zod';
import { languages } from '#platform/language.ts';
import { documentStatuses, shownStatuses } from './status.ts';
import { documentTypes, subjectTypes } from '#modules/base/companies/document-types.ts';
import { sensitivities, uploadSources } from './types.ts';

const timestamp = z.iso.datetime();

/** One version of a document, as lists and the record show it. */
export const documentRow = z.object({
  documentId: z.uuid(),
  lockId: z.string(),
  /** The same for all versions. */
  lineageId: z.uuid(),
  version: z.int(),
  /** No newer version stands in its place. */
  current: z.boolean(),
  type: z.enum(documentTypes),
  subjectType: z.enum(subjectTypes),
  subjectId: z.uuid(),
  subjectName: z.string(),
  fileName: z.string(),
  mime: z.string(),
  /** Bytes. */
  size: z.int(),
  sha256: z.string(),
  blobName: z.string(),
  status: z.enum(documentStatuses),
  shownStatus: z.enum(shownStatuses),
  issueDate: z.string().nullable(),
  expiryDate: z.string().nullable(),
  number: z.string(),
  issuer: z.string(),
  tags: z.array(z.string()),
  sensitivity: z.enum(sensitivities),
  language: z.enum(languages),
  uploadedVia: z.enum(uploadSources),
  uploadedBy: z.string(),
  uploadedAt: timestamp,
  reviewedBy: z.string().nullable(),
  reviewedAt: timestamp.nullable(),
  rejectReason: z.string().nullable(),
  /** The approver says why something else was approved than the document says. */
  differenceReason: z.string().nullable(),
  checks: z.object({ scan: z.enum(['not scanned', 'clean']), pages: z.int().nullable(), isTextRead: z.boolean() }),
  /** Another record decides about it, and holds its dates. */
  isOwned: z.boolean(),
  /** Why the caller may not decide, where others could. */
  decisionBarrier: z.enum(['ownUpload']).nullable(),
});
export type DocumentRow = z.infer<typeof documentRow>;

/** Where a required document stands; all but `present` are something to ask for or to look at. */
export const requirementStates = ['present', 'waiting', 'rejected', 'expired', 'tooOld', 'missing'] as const;
export type RequirementState = (typeof requirementStates)[number];

/** One subject with what its company requires of it. */
export const checklistRow = z.object({
  subjectType: z.enum(subjectTypes),
  subjectId: z.uuid(),
  subjectName: z.string(),
  accountNumber: z.string(),
  required: z.int(),
  present: z.int(),
  items: z.array(
    z.object({
      code: z.enum(documentTypes),
      label: z.string(),
      isMandatory: z.boolean(),
      state: z.enum(requirementStates),
      documentId: z.uuid().nullable(),
    }),
  ),
});
export type ChecklistRow = z.infer<typeof checklistRow>;
