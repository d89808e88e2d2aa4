import { queryOptions } from '@tanstack/react-query';
import { authorisation } from '#platform/operation.ts';
import { client } from '#platform/web/rpc.ts';
import { useCan } from '#platform/web/signed-in.ts';
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

/** Whether the person may call an operation of contractors. Only shows and hides: the server decides. */
export function useMay(operation: keyof typeof contractorService.operations): boolean {
  return useCan(authorisation(contractorService.name, operation));
}
