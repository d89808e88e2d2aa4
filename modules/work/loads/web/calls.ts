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
export type LoadPlan = OutputOf<Operations['getLoadPlan']>;
export type LoadEvent = OutputOf<Operations['getLoadEvents']>['rows'][number];
export type Readiness = OutputOf<Operations['getLoadReadiness']>;
export type Standing = OutputOf<Operations['getLoadStandingTimes']>[number];
export type Eligibility = OutputOf<Operations['getLoadEligibility']>;
type Draft = NonNullable<InputOf<Operations['getLoadReadiness']>['draft']>;
export type EligibilityFinding = OutputOf<Operations['getLoadEligibility']>['findings'][number];

export function loadRead(id: string) {
  return queryOptions({
    queryKey: [loadsNoun, id],
    queryFn: ({ signal }) => loads.getLoad({ id }, { signal }),
  });
}

export const boardRead = queryOptions({
  queryKey: [loadsNoun, 'board'],
  queryFn: ({ signal }) => loads.getLoadBoard({}, { signal }),
});

/** The board in lanes, of which each shows so many. */
export const lanesRead = queryOptions({
  queryKey: [loadsNoun, 'lanes'],
  queryFn: ({ signal }) => loads.getLoadBoard({ rowsPerLane: 30 }, { signal }),
});

export function planRead(from: string, until: string) {
  return queryOptions({
    queryKey: [loadsNoun, 'plan', from, until],
    queryFn: ({ signal }) => loads.getLoadPlan({ from, until }, { signal }),
    placeholderData: keepPreviousData,
  });
}

export function eventsRead(loadId: string) {
  return queryOptions({
    queryKey: [loadsNoun, loadId, 'events'],
    queryFn: ({ signal }) => loads.getLoadEvents({ loadId, pageSize: 200 }, { signal }),
  });
}

/** Of all transporters, and of the vehicle and driver that the load has. */
export function eligibilityRead({ id, vehicleId, trailer1Id, trailer2Id, driverId, coDriverId }: Load) {
  const crew = { vehicleId, trailer1Id, trailer2Id, driverId, coDriverId };
  return queryOptions({
    queryKey: [loadsNoun, id, 'eligibility', crew],
    queryFn: ({ signal }) => loads.getLoadEligibility({ id, ...crew }, { signal }),
  });
}

/** What credit, completeness and carriers say of a load while it is typed. Kept apart from the loads that there are. */
export function draftRead(draft: string) {
  return queryOptions({
    queryKey: ['loadDraft', draft],
    queryFn: ({ signal }) => loads.getLoadReadiness({ draft: JSON.parse(draft) as Draft }, { signal }),
    placeholderData: keepPreviousData,
    retry: false,
  });
}

export function draftCarriersRead(draft: string) {
  return queryOptions({
    queryKey: ['loadDraftCarriers', draft],
    queryFn: ({ signal }) => loads.getLoadEligibility({ draft: JSON.parse(draft) as Draft }, { signal }),
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
