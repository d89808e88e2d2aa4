import { queryOptions } from '@tanstack/react-query';
import { client } from '#platform/web/rpc.ts';
import { rightsOf } from '#platform/web/rights.ts';
import type { SubjectType } from '#modules/base/companies/document-types.ts';
import { documentService } from '../contract.ts';

export const documents = client(documentService);

/** The channel of documents, and with it the first part of the key of everything that is read of them. */
export const documentsNoun = 'documents';

export const listPath = '/documentManagement';
export const missingPath = '/documentManagement/missing';

export function documentPath(documentId: string): string {
  return `${listPath}/${documentId}`;
}

/** The page of the record that a document is about. */
export function subjectPath(subjectType: SubjectType, subjectId: string): string {
  switch (subjectType) {
    case 'supplier':
      return `/carrierApproval/${subjectId}`;
    case 'customer':
      return `/approveshipper/${subjectId}`;
    case 'contractor':
      return `/CreditorApplicationAdmin/${subjectId}`;
    case 'driver':
      return `/managedriver/${subjectId}`;
    case 'vehicle':
      return `/vehiclecapture/${subjectId}`;
    case 'load':
      return `/manageLoads/${subjectId}`;
    case 'journal':
      return `/transactionproposals/${subjectId}`;
  }
}

export function documentRead(documentId: string) {
  return queryOptions({
    queryKey: [documentsNoun, documentId],
    queryFn: ({ signal }) => documents.getDocument({ documentId }, { signal }),
  });
}

export function historyRead(documentId: string) {
  return queryOptions({
    queryKey: [documentsNoun, documentId, 'history'],
    queryFn: ({ signal }) => documents.getDocumentHistory({ documentId }, { signal }),
  });
}

export function subjectsRead(subjectType: SubjectType, search: string) {
  return queryOptions({
    queryKey: [documentsNoun, 'subjects', subjectType, search],
    queryFn: ({ signal }) => documents.getDocumentSubjects({ subjectType, search }, { signal }),
  });
}

/** Whether the person may call an operation of documents. Only shows and hides: the server decides. */
export const useMay = rightsOf(documentService);
