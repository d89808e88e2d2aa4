import type { ReadAndTyped } from '#platform/read-and-typed.ts';
import type { DocumentType } from '#modules/base/companies/document-types.ts';

/** What can be compared of a document with its text. The holder and the amount are no fields of the document itself. */
export const readFields = ['holder', 'issuer', 'number', 'amount', 'issueDate', 'expiryDate', 'account'] as const;
export type ReadField = (typeof readFields)[number];

export interface DocumentReading extends ReadAndTyped {
  readonly field: ReadField;
}

/** What a document states of itself, and the name that it is filed under. */
export interface StatedDocument {
  readonly subjectName: string;
  readonly issuer: string;
  readonly number: string;
  readonly issueDate: string | null;
  readonly expiryDate: string | null;
}

type ReadFacts = Readonly<Record<string, string>>;

/** What was read in a document, by the fields that it answers. Readers of certificates and letters have words of their own. */
export function readOf(type: DocumentType, facts: ReadFacts): Readonly<Partial<Record<ReadField, string>>> {
  const { insuredName, insurer, policyNumber, from, to, letterDate, accountHolder, ...paper } = facts;
  const read = {
    holder: insuredName ?? accountHolder,
    issuer: insurer,
    number: policyNumber ?? paper['number'],
    issueDate: from ?? letterDate ?? paper['issueDate'],
    expiryDate: to ?? paper['expiryDate'],
  };
  // A passport or a card names its holder in ways that no company is written.
  if (type !== 'gitCertificate' && type !== 'bankConfirmation') read.holder = undefined;
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined && value !== ''));
}

/** The values of a document beside what was read in it. */
export function documentReadings(
  type: DocumentType,
  facts: ReadFacts,
  stated: StatedDocument,
): readonly DocumentReading[] {
  const read = readOf(type, facts);
  return (
    [
      { field: 'holder', kind: 'name', typed: stated.subjectName },
      { field: 'issuer', kind: 'company', typed: stated.issuer },
      { field: 'number', kind: 'number', typed: stated.number },
      { field: 'issueDate', kind: 'day', typed: stated.issueDate ?? '' },
      { field: 'expiryDate', kind: 'day', typed: stated.expiryDate ?? '' },
    ] as const
  ).map((value) => ({ ...value, read: read[value.field] ?? '' }));
}
