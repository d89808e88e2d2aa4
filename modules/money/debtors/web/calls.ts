import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { InputOf, OutputOf } from '#platform/operation.ts';
import { client } from '#platform/web/rpc.ts';
import { rightsOf } from '#platform/web/rights.ts';
import { debtorService } from '../contract.ts';
import { debtorFailureTexts } from '../messages/failures/index.ts';

export const debtors = client(debtorService);
/** The channel of debtors, and with it the first part of the key of everything that is read of them. */
export const debtorsNoun = 'debtors';
export const useMay = rightsOf(debtorService);
export const debtorFailures = [debtorFailureTexts] as const;

type Operations = (typeof debtorService)['operations'];
export type Ageing = OutputOf<Operations['getInvoiceAgeing']>;
export type AgeingLine = Ageing['rows'][number];
export type Debtor = OutputOf<Operations['getDebtor']>;
export type Reminders = OutputOf<Operations['getPaymentReminders']>;
export type Overview = OutputOf<Operations['getDebtorsOverview']>;

export function ageingRead(query: InputOf<Operations['getInvoiceAgeing']>) {
  return queryOptions({
    queryKey: [debtorsNoun, 'ageing', query],
    queryFn: ({ signal }) => debtors.getInvoiceAgeing(query, { signal }),
    placeholderData: keepPreviousData,
  });
}

export function overviewRead(query: InputOf<Operations['getDebtorsOverview']>) {
  return queryOptions({
    queryKey: [debtorsNoun, 'overview', query],
    queryFn: ({ signal }) => debtors.getDebtorsOverview(query, { signal }),
    placeholderData: keepPreviousData,
  });
}

export function remindersRead(companyId: string | null) {
  return queryOptions({
    queryKey: [debtorsNoun, 'reminders', companyId],
    queryFn: ({ signal }) => debtors.getPaymentReminders({ companyId }, { signal }),
  });
}

export function ruleRead(companyId: string | null) {
  return queryOptions({
    queryKey: [debtorsNoun, 'rule', companyId],
    queryFn: ({ signal }) => debtors.getDebtorRule({ companyId }, { signal }),
  });
}

export function debtorRead(customerId: string, companyId: string | null) {
  return queryOptions({
    queryKey: [debtorsNoun, customerId, companyId],
    queryFn: ({ signal }) => debtors.getDebtor({ customerId, companyId }, { signal }),
  });
}
