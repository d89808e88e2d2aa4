import { readOf } from '#platform/web/queries.ts';
import { client } from '#platform/web/rpc.ts';
import { rightsOf } from '#platform/web/rights.ts';
import { documentService } from '#modules/base/documents/contract.ts';
import { contractorService } from '#modules/parties/contractors/contract.ts';

export const contractors = client(contractorService);
export const documents = client(documentService);

/** The channel of contractors, and with it the first part of the key of everything that is read of them. */
export const contractorsNoun = 'contractors';

export function contractorRead(keyIdentifier: string) {
  return readOf([contractorsNoun, keyIdentifier], (options) =>
    contractors.getSubbieApplication({ keyIdentifier }, options),
  );
}

export function historyRead(keyIdentifier: string) {
  return readOf([contractorsNoun, keyIdentifier, 'history'], (options) =>
    contractors.getSubcontractorHistory({ keyIdentifier }, options),
  );
}

/** Whether the person may call an operation. */
export const useMay = rightsOf(contractorService);
