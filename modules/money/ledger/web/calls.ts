import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { InputOf, OutputOf } from '#platform/operation.ts';
import { client } from '#platform/web/rpc.ts';
import { rightsOf } from '#platform/web/rights.ts';
import { ledgerService } from '../contract.ts';
import { reportService } from '../report-contract.ts';

export const ledger = client(ledgerService);
/** The channel of what is posted, and with it the first part of the key of everything that is read of it. */
export const ledgerNoun = 'ledger';
export const useMay = rightsOf(ledgerService);
export const reports = client(reportService);
export const useMayReport = rightsOf(reportService);
type Reports = (typeof reportService)['operations'];

type Operations = (typeof ledgerService)['operations'];
type LinesInput = InputOf<Operations['getAccountTransactions']>;
export type LinesPage = OutputOf<Operations['getAccountTransactions']>;
export type Ageing = OutputOf<Operations['getLedgerAgeing']>;

export function balancesRead(input: InputOf<Operations['getJournalAccountsWithBalances']>) {
  return queryOptions({
    queryKey: [ledgerNoun, 'balances', input],
    queryFn: ({ signal }) => ledger.getJournalAccountsWithBalances(input, { signal }),
    // The figures of before stand until those of another month are there.
    placeholderData: keepPreviousData,
  });
}

/** Whether lines, balances and open items agree. It reads all of them, and is asked apart from the figures. */
export function proofRead(companyId: string | null) {
  return queryOptions({
    queryKey: [ledgerNoun, 'proof', companyId],
    queryFn: async ({ signal }) =>
      (await ledger.getJournalAccountsWithBalances({ companyId, onlyMoved: true, proof: true }, { signal }))
        .differences,
    staleTime: 300_000,
  });
}

/** The latest lines, for a panel. */
export function latestLinesRead(input: LinesInput) {
  return queryOptions({
    queryKey: [ledgerNoun, 'latest', input],
    queryFn: ({ signal }) => ledger.getAccountTransactions(input, { signal }),
  });
}

/** All lines, page after page by the key of the last one. */
export function linesRead(input: Omit<LinesInput, 'before' | 'pageSize'>) {
  return infiniteQueryOptions({
    queryKey: [ledgerNoun, 'lines', input],
    queryFn: ({ signal, pageParam }) =>
      ledger.getAccountTransactions({ ...input, pageSize: 100, ...(pageParam && { before: pageParam }) }, { signal }),
    initialPageParam: null as LinesPage['next'],
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
}

export function journalRead(id: string) {
  return queryOptions({
    queryKey: [ledgerNoun, id],
    queryFn: ({ signal }) => ledger.getJournal({ id }, { signal }),
  });
}

export function ageingRead(input: InputOf<Operations['getLedgerAgeing']>) {
  return queryOptions({
    queryKey: [ledgerNoun, 'ageing', input],
    queryFn: ({ signal }) => ledger.getLedgerAgeing(input, { signal }),
  });
}

export function vatRead(input: InputOf<Reports['getVatReport']>) {
  return queryOptions({
    queryKey: [ledgerNoun, 'vat', input],
    queryFn: ({ signal }) => reports.getVatReport(input, { signal }),
    placeholderData: keepPreviousData,
  });
}

export function centresRead(input: InputOf<Reports['getIncomeByProfitCentre']>) {
  return queryOptions({
    queryKey: [ledgerNoun, 'centres', input],
    queryFn: ({ signal }) => reports.getIncomeByProfitCentre(input, { signal }),
    placeholderData: keepPreviousData,
  });
}

export function numberProofRead(input: InputOf<Reports['getNumberProof']>) {
  return queryOptions({
    queryKey: [ledgerNoun, 'numberProof', input],
    queryFn: ({ signal }) => reports.getNumberProof(input, { signal }),
    staleTime: 300_000,
  });
}
