import { queryOptions } from '@tanstack/react-query';
import { client } from '#platform/web/rpc.ts';
import { rightsOf } from '#platform/web/rights.ts';
import { bankService } from '../contract.ts';

export const bank = client(bankService);

/** The versions of one party, under the channel of its noun, so that what changes the party refreshes them. */
export function bankRead(channel: string, keyIdentifier: string) {
  return queryOptions({
    queryKey: [channel, keyIdentifier, 'bank'],
    queryFn: ({ signal }) => bank.getBankChanges({ keyIdentifier }, { signal }),
  });
}

/** What is on file of a company, with the version that a change of it names. */
export function companyBankRead(companyId: string) {
  return queryOptions({
    queryKey: ['companies', companyId, 'bankOnFile'],
    queryFn: ({ signal }) => bank.getCompanyBank({ companyId }, { signal }),
  });
}

export const bankRuleRead = queryOptions({
  // With the inbox: whoever changes its rules reads both again.
  queryKey: ['approvals', 'bankRule'],
  queryFn: ({ signal }) => bank.getBankRule({}, { signal }),
});

export const useMayBank = rightsOf(bankService);

export function useMaySeeBank(): boolean {
  return useMayBank('getBankChanges');
}
