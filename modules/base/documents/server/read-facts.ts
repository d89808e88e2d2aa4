import { readPaper } from '#platform/server/paper-text.ts';
import type { DocumentType } from '#modules/base/companies/document-types.ts';
import { kindOf } from '../types.ts';
import { bankLetterFacts } from './bank-letter-facts.ts';
import { certificateFacts } from './certificate-facts.ts';

/** What is read from the text of such a document, to be kept beside its file. Of personal papers only the days are kept. */
export function readerOf(type: DocumentType): (text: string) => Readonly<Record<string, string>> {
  if (type === 'gitCertificate') return certificateFacts;
  if (type === 'bankConfirmation') return bankLetterFacts;
  return (text) => {
    const { number, issueDate, expiryDate } = readPaper(text);
    return {
      ...(number && kindOf(type).sensitivity !== 'personal' && { number: number.value }),
      ...(issueDate && { issueDate: issueDate.value }),
      ...(expiryDate && { expiryDate: expiryDate.value }),
    };
  };
}
