import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { InputOf, OutputOf } from '#platform/operation.ts';
import { client } from '#platform/web/rpc.ts';
import { rightsOf } from '#platform/web/rights.ts';
import { loadService } from '../contract.ts';

export const loads = client(loadService);
/** The channel of loads, and with it the first part of the key of everything that is read of them. */
export const loadsNoun = 'loads';
export const useMay = rightsOf(loadService);

type Operations = (typeof loadService)['operations'];
export type Load = OutputOf<Operations['getLoad']>;
export type LoadRow = OutputOf<Operations['getLoads']>['rows'][number];
export type Moved = OutputOf<Operations['submitLoad']>;
export type LoadLane = OutputOf<Operations['getLoadBoard']>['lanes'][number];
export type Readiness = OutputOf<Operations['getLoadReadiness']>;
export type Draft = NonNullable<InputOf<Operations['getLoadReadiness']>['draft']>;

export function loadRead(id: string) {
  return queryOptions({
    queryKey: [loadsNoun, id],
    queryFn: ({ signal }) => loads.getLoad({ id }, { signal }),
  });
}

export const boardRead = queryOptions({
  queryKey: [loadsNoun, 'board'],
  meta: { lags: true },
  queryFn: ({ signal }) => loads.getLoadBoard({ countsLanes: false }, { signal }),
});

/** The board in lanes, of which each shows so many. */
export const lanesRead = queryOptions({
  queryKey: [loadsNoun, 'lanes'],
  meta: { lags: true },
  queryFn: ({ signal }) => loads.getLoadBoard({ rowsPerLane: 30 }, { signal }),
});

/** What credit and completeness say of a load while it is typed. Kept apart from the loads that there are. */
export function draftRead(draft: string) {
  return queryOptions({
    queryKey: ['loadDraft', draft],
    queryFn: ({ signal }) => loads.getLoadReadiness({ draft: JSON.parse(draft) as Draft }, { signal }),
    placeholderData: keepPreviousData,
    retry: false,
  });
}

export function readinessRead(id: string) {
  return queryOptions({
    queryKey: [loadsNoun, id, 'readiness'],
    queryFn: ({ signal }) => loads.getLoadReadiness({ id }, { signal }),
  });
}
