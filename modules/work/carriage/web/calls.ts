import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { InputOf, OutputOf } from '#platform/operation.ts';
import { client } from '#platform/web/rpc.ts';
import { rightsOf } from '#platform/web/rights.ts';
import { loadsNoun } from '#modules/work/loads/web/desk.ts';
import type { Load } from '#modules/work/loads/web/index.ts';
import { carriageService } from '../contract.ts';

export const carriage = client(carriageService);
export const useMay = rightsOf(carriageService);

type Operations = (typeof carriageService)['operations'];
export type Eligibility = OutputOf<Operations['getLoadEligibility']>;
export type EligibilityFinding = Eligibility['findings'][number];
type Draft = NonNullable<InputOf<Operations['getLoadEligibility']>['draft']>;

/** Of all transporters, and of the vehicle and driver that the load has. */
export function eligibilityRead({ id, vehicleId, trailer1Id, trailer2Id, driverId, coDriverId }: Load) {
  const crew = { vehicleId, trailer1Id, trailer2Id, driverId, coDriverId };
  return queryOptions({
    queryKey: [loadsNoun, id, 'eligibility', crew],
    queryFn: ({ signal }) => carriage.getLoadEligibility({ id, ...crew }, { signal }),
  });
}

/** Who may take a load while it is typed. */
export function draftCarriersRead(draft: string) {
  return queryOptions({
    queryKey: ['loadDraftCarriers', draft],
    queryFn: ({ signal }) => carriage.getLoadEligibility({ draft: JSON.parse(draft) as Draft }, { signal }),
    placeholderData: keepPreviousData,
    retry: false,
  });
}
