import { queryOptions } from '@tanstack/react-query';
import { client } from '#platform/web/rpc.ts';
import { rightsOf } from '#platform/web/rights.ts';
import { documentService } from '#modules/documents/contract.ts';
import { contractorService } from '#modules/contractors/contract.ts';

export const contractors = client(contractorService);
export const documents = client(documentService);

/** The channel of contractors, and with it the first part of the key of everything that is read of them. */
export const contractorsNoun = 'contractors';

export function contractorRead(keyIdentifier: string) {
  return queryOptions({
    queryKey: [contractorsNoun, keyIdentifier],
    queryFn: ({ signal }) => contractors.getSubbieApplication({ keyIdentifier }, { signal }),
  });
}

export function historyRead(keyIdentifier: string) {
  return queryOptions({
    queryKey: [contractorsNoun, keyIdentifier, 'history'],
    queryFn: ({ signal }) => contractors.getSubcontractorHistory({ keyIdentifier }, { signal }),
  });
}

/** Whether the person may call an operation. */
export const useMay = rightsOf(contractorService);
