import { queryOptions } from '@tanstack/react-query';
import { client } from '#platform/web/rpc.ts';
import { rightsOf } from '#platform/web/rights.ts';
import { postingPeriodService } from '../contract.ts';
import type { PostingArea } from '../status.ts';

export const periods = client(postingPeriodService);
/** The channel of years and months, and with it the first part of the key of everything that is read of them. */
export const periodsNoun = 'postingPeriods';
export const useMay = rightsOf(postingPeriodService);

export function monthsRead(companyId: string | null) {
  return queryOptions({
    queryKey: [periodsNoun, 'months', companyId],
    queryFn: ({ signal }) => periods.getAllFiscalMonths({ companyId }, { signal }),
  });
}

export function blockersRead(periodId: string, area: PostingArea) {
  return queryOptions({
    queryKey: [periodsNoun, 'blockers', periodId, area],
    queryFn: ({ signal }) => periods.getPostingBlockers({ periodId, area }, { signal }),
  });
}

export function historyRead(periodId: string, area: PostingArea) {
  return queryOptions({
    queryKey: [periodsNoun, 'history', periodId, area],
    queryFn: ({ signal }) => periods.getPostingPeriodHistory({ periodId, area }, { signal }),
  });
}
