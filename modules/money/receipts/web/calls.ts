import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { InputOf, OutputOf } from '#platform/operation.ts';
import { client } from '#platform/web/rpc.ts';
import { queries } from '#platform/web/queries.ts';
import { rightsOf } from '#platform/web/rights.ts';
import { bankStatementService } from '#modules/money/bank-statements/contract.ts';
import { bankStatementFailureTexts } from '#modules/money/bank-statements/messages/failures/index.ts';
import { ledgerFailureTexts } from '#modules/money/ledger/messages/failures/index.ts';
import { ledgerService } from '#modules/money/ledger/contract.ts';
import type { ReceiptLine, ReceiptProposal, ReceiptRecord, ReceiptRow, ReceiptRule } from '../answers.ts';
import { receiptService } from '../contract.ts';
import { receiptFailureTexts } from '../messages/failures/index.ts';

export const receipts = client(receiptService);
const statements = client(bankStatementService);
const ledger = client(ledgerService);
/** The channel of receipts, and with it the first part of the key of everything that is read of them. */
export const receiptsNoun = 'receipts';
export const useMay = rightsOf(receiptService);
export const useMayStatements = rightsOf(bankStatementService);
export const useMayLedger = rightsOf(ledgerService);
/** The words of what is refused here. */
export const receiptFailures = [receiptFailureTexts, bankStatementFailureTexts, ledgerFailureTexts] as const;

type Operations = (typeof receiptService)['operations'];
export type { ReceiptLine, ReceiptProposal, ReceiptRecord, ReceiptRow, ReceiptRule };
type LineQuery = InputOf<Operations['getReceiptLines']>;
export type DecisionInput = InputOf<Operations['decideReceiptLine']>;
export type Item = OutputOf<Operations['getReceiptItems']>['items'][number];
export type BankAccount = OutputOf<(typeof bankStatementService)['operations']['getBankAccounts']>[number];

export function linesRead(query: LineQuery) {
  return queryOptions({
    queryKey: [receiptsNoun, 'lines', query],
    queryFn: ({ signal }) => receipts.getReceiptLines(query, { signal }),
    placeholderData: keepPreviousData,
  });
}

export function proposalsRead(bankLineId: string) {
  return queryOptions({
    queryKey: [receiptsNoun, 'proposals', bankLineId],
    queryFn: ({ signal }) => receipts.getReceiptProposals({ bankLineId }, { signal }),
  });
}

/** What a customer and those that it pays for owe, as of the day of the money. */
export function itemsRead(companyId: string | null, customerId: string, date: string) {
  return queryOptions({
    queryKey: [receiptsNoun, 'items', companyId, customerId, date],
    queryFn: ({ signal }) =>
      receipts.getReceiptItems({ companyId, customerId, date: date as never, withGroup: true }, { signal }),
    enabled: customerId !== '',
  });
}

/** The last receipts of a customer. */
export function lastReceiptsRead(customerId: string) {
  return queryOptions({
    queryKey: [receiptsNoun, 'last', customerId],
    queryFn: ({ signal }) =>
      receipts.getReceipts({ customerId, kind: ['receipt'], status: ['POSTED'], pageSize: 4 }, { signal }),
    enabled: customerId !== '',
  });
}

export function receiptRead(id: string) {
  return queryOptions({
    queryKey: [receiptsNoun, id],
    queryFn: ({ signal }) => receipts.getReceipt({ id }, { signal }),
  });
}

export function receiptHistoryRead(id: string) {
  return queryOptions({
    queryKey: [receiptsNoun, id, 'history'],
    queryFn: ({ signal }) => receipts.getReceiptHistory({ id }, { signal }),
  });
}

export function rulesRead(companyId: string | null) {
  return queryOptions({
    queryKey: [receiptsNoun, 'rules', companyId],
    queryFn: ({ signal }) => receipts.getReceiptRules({ companyId }, { signal }),
  });
}

export function settingsRead(companyId: string | null) {
  return queryOptions({
    queryKey: [receiptsNoun, 'settings', companyId],
    queryFn: ({ signal }) => receipts.getReceiptSettings({ companyId }, { signal }),
  });
}

/** The accounts at banks whose statements are read. */
export const bankAccountsRead = queryOptions({
  queryKey: ['bankStatements', 'accounts'],
  queryFn: ({ signal }) => statements.getBankAccounts({}, { signal }),
});

/** The newest statement of an account. */
export function lastStatementRead(accountId: string) {
  return queryOptions({
    queryKey: ['bankStatements', 'last', accountId],
    queryFn: async ({ signal }) =>
      (await statements.getBankStatements({ accountId, pageSize: 1 }, { signal })).rows[0] ?? null,
    enabled: accountId !== '',
  });
}

/** What the books say of a bank account of the chart on a day. */
export function bookBalanceRead(companyId: string, accountId: string, asOf: string) {
  return queryOptions({
    queryKey: ['ledger', 'bankBalance', companyId, accountId, asOf],
    queryFn: async ({ signal }) => {
      const { rows } = await ledger.getJournalAccountsWithBalances({ companyId, asOf: asOf as never }, { signal });
      return rows.find((row) => row.accountId === accountId)?.closing ?? 0;
    },
    enabled: asOf !== '',
  });
}

/** Everything that a decision changes is read again: lines, receipts, what customers owe, and the documents. */
export function readAllAgain(): void {
  for (const noun of [receiptsNoun, 'bankStatements', 'invoices', 'ledger', 'customers', 'loads'])
    void queries.invalidateQueries({ queryKey: [noun] });
}
