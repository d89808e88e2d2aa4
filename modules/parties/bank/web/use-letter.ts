import { useQuery } from '@tanstack/react-query';
import { client } from '#platform/web/rpc.ts';
import { rightsOf } from '#platform/web/rights.ts';
import type { ViewedDocument } from '#platform/web/viewer/DocumentViewer.tsx';
import { documentService } from '#modules/base/documents/contract.ts';
import { bankRead } from './calls.ts';

const documents = client(documentService);
const useMayDocuments = rightsOf(documentService);

/** The letter of the bank that a change of bank details waits beside; none where nothing waits, or for who may not see files. */
export function useBankLetter(channel: string, keyIdentifier: string, maySee = true): ViewedDocument | undefined {
  const mayOpen = useMayDocuments('downloadFile') && maySee;
  const { data } = useQuery({ ...bankRead(channel, keyIdentifier), enabled: mayOpen });
  const letter = data?.rows.find(({ status }) => status === 'pending')?.letter;
  if (!letter || !mayOpen) return undefined;
  const { blobName, fileName } = letter;
  return { name: fileName, blobName, load: () => documents.downloadFile({ blobName }) };
}
