import { queryOptions } from '@tanstack/react-query';
import { client } from '#platform/web/rpc.ts';
import { rightsOf } from '#platform/web/rights.ts';
import { rateService } from '../contract.ts';
import { rateFailureTexts } from '../messages/failures/index.ts';

export const rates = client(rateService);
/** The channel of rates, and with it the first part of the key of everything that is read of them. */
export const ratesNoun = 'rates';
export const rateFailures = [rateFailureTexts] as const;
export const useMay = rightsOf(rateService);

export function rateRead(id: string) {
  return queryOptions({ queryKey: [ratesNoun, id], queryFn: ({ signal }) => rates.getRate({ id }, { signal }) });
}

export const countsRead = queryOptions({
  queryKey: [ratesNoun, 'counts'],
  queryFn: ({ signal }) => rates.getRateCounts({}, { signal }),
});

export function rateHistoryRead(id: string) {
  return queryOptions({
    queryKey: [ratesNoun, id, 'history'],
    queryFn: ({ signal }) => rates.getRateHistory({ id }, { signal }),
  });
}
