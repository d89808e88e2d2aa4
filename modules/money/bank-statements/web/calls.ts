import { queryOptions } from '@tanstack/react-query';
import { client } from '#platform/web/rpc.ts';
import { rightsOf } from '#platform/web/rights.ts';
import { bankStatementService } from '../contract.ts';
import { bankStatementFailureTexts } from '../messages/failures/index.ts';

export const bank = client(bankStatementService);
/** The channel of statements, and with it the first part of the key of everything that is read of them. */
export const bankNoun = 'bankStatements';
export const bankFailures = [bankStatementFailureTexts] as const;
export const useMay = rightsOf(bankStatementService);

export const accountsRead = queryOptions({
  queryKey: [bankNoun, 'accounts'],
  queryFn: ({ signal }) => bank.getBankAccounts({}, { signal }),
});

export function statementRead(id: string) {
  return queryOptions({
    queryKey: [bankNoun, id],
    queryFn: ({ signal }) => bank.getBankStatement({ id }, { signal }),
  });
}
