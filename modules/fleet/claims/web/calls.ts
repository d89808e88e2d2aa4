import { queryOptions } from '@tanstack/react-query';
import { client } from '#platform/web/rpc.ts';
import { rightsOf } from '#platform/web/rights.ts';
import { claimService } from '../contract.ts';
import { claimFailureTexts } from '../messages/failures/index.ts';

export const claims = client(claimService);
/** The channel of claims, and with it the first part of the key of everything that is read of them. */
export const claimsNoun = 'claims';
export const claimFailures = [claimFailureTexts] as const;
export const useMay = rightsOf(claimService);

export function claimRead(id: string) {
  return queryOptions({
    queryKey: [claimsNoun, id],
    queryFn: ({ signal }) => claims.getClaim({ id }, { signal }),
  });
}

export function claimHistoryRead(id: string) {
  return queryOptions({
    queryKey: [claimsNoun, id, 'history'],
    queryFn: ({ signal }) => claims.getClaimHistory({ id }, { signal }),
  });
}

/** What a claim of an incident begins with. */
export function claimStartRead(incidentId: string) {
  return queryOptions({
    queryKey: [claimsNoun, 'start', incidentId],
    queryFn: ({ signal }) => claims.getClaimStart({ incidentId }, { signal }),
  });
}

/** The supplier's invoices from which an accepted claim can be taken off. */
export function claimInvoicesRead(id: string) {
  return queryOptions({
    queryKey: [claimsNoun, id, 'invoices'],
    queryFn: ({ signal }) => claims.getClaimInvoices({ id }, { signal }),
  });
}
