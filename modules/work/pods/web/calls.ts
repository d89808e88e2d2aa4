import { queryOptions } from '@tanstack/react-query';
import type { OutputOf } from '#platform/operation.ts';
import { rightsOf } from '#platform/web/rights.ts';
import { client } from '#platform/web/rpc.ts';
import { podService } from '../contract.ts';

export const pods = client(podService);
/** The channel of proofs, and with it the first part of the key of everything that is read of them. */
export const podsNoun = 'pods';
export const useMay = rightsOf(podService);

type Operations = (typeof podService)['operations'];
export type Pod = OutputOf<Operations['getPod']>;
export type PodLine = OutputOf<Operations['getPods']>['rows'][number];
export type PodMatch = OutputOf<Operations['getPodMatches']>[number];
export type PodQuery = Parameters<typeof pods.getPods>[0];

export const countsRead = queryOptions({
  queryKey: [podsNoun, 'counts'],
  meta: { lags: true },
  queryFn: ({ signal }) => pods.getPodCounts({}, { signal }),
});

export type PodReport = OutputOf<Operations['getPodReport']>;
export const reportRead = queryOptions({
  queryKey: [podsNoun, 'report'],
  queryFn: ({ signal }) => pods.getPodReport({}, { signal }),
});

export function podRead(id: string) {
  return queryOptions({ queryKey: [podsNoun, id], queryFn: ({ signal }) => pods.getPod({ id }, { signal }) });
}

export function podsRead(query: PodQuery) {
  return queryOptions({
    queryKey: [podsNoun, 'list', query],
    queryFn: ({ signal }) => pods.getPods(query, { signal }),
    // The former list of the same tab stays until the new one is there; that of another tab says nothing of this one.
    placeholderData: (before, former) => (isSameTab(former?.queryKey[2], query) ? before : undefined),
  });
}

function isSameTab(former: unknown, { tab, age }: PodQuery): boolean {
  const query = former as PodQuery | undefined;
  return query?.tab === tab && query?.age === age;
}
