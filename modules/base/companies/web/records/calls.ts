import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { historyService } from '#platform/history.ts';
import { client } from '#platform/web/rpc.ts';
import { rightsOf } from '#platform/web/rights.ts';
import { companyService } from '#modules/base/companies/contract.ts';

export const companies = client(companyService);
const { getRecordHistory } = client(historyService);

/** The channel, and with it the first part of the keys of what is read of companies. */
export const companiesNoun = 'companies';

/** The company of this name, or of this id, by which others lead to it; null when there is none. */
export function companyRead(named: string) {
  const isId = z.uuid().safeParse(named).success;
  return queryOptions({
    queryKey: [companiesNoun, 'named', named],
    queryFn: async ({ signal }) =>
      (await companies.getCompany(isId ? { companyId: named } : { companyName: named }, { signal }))[0] ?? null,
  });
}

export function companyHistoryRead(id: string) {
  return queryOptions({
    queryKey: [companiesNoun, id, 'history'],
    queryFn: ({ signal }) => getRecordHistory({ noun: 'company', id }, { signal }),
  });
}

/** Whether the person may call an operation. Only shows and hides: the server decides. */
export const useMay = rightsOf(companyService);
