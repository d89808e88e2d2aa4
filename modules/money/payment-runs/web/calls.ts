import { queryOptions } from '@tanstack/react-query';
import { client } from '#platform/web/rpc.ts';
import { rightsOf } from '#platform/web/rights.ts';
import { bankStatementService } from '#modules/money/bank-statements/contract.ts';
import { paymentRunService } from '../contract.ts';
import { paymentRunFailureTexts } from '../messages/failures/index.ts';

export const paymentRuns = client(paymentRunService);
const bankStatements = client(bankStatementService);
/** The channel of runs, and with it the first part of the key of everything that is read of them. */
export const runsNoun = 'paymentRuns';
export const runFailures = [paymentRunFailureTexts] as const;
export const useMay = rightsOf(paymentRunService);

export function runRead(id: string) {
  return queryOptions({
    queryKey: [runsNoun, id],
    queryFn: ({ signal }) => paymentRuns.getPaymentRun({ id }, { signal }),
  });
}

export function runHistoryRead(id: string) {
  return queryOptions({
    queryKey: [runsNoun, id, 'history'],
    queryFn: ({ signal }) => paymentRuns.getPaymentRunHistory({ id }, { signal }),
  });
}

/** The accounts that a run may be paid from. */
export const bankAccountsRead = queryOptions({
  queryKey: ['bankStatements', 'accounts'],
  queryFn: ({ signal }) => bankStatements.getBankAccounts({}, { signal }),
});
