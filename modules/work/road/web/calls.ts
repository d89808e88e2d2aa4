import { queryOptions } from '@tanstack/react-query';
import type { OutputOf } from '#platform/operation.ts';
import { client } from '#platform/web/rpc.ts';
import { rightsOf } from '#platform/web/rights.ts';
import { loadsNoun } from '#modules/work/loads/web/desk.ts';
import { roadService } from '../contract.ts';

export const road = client(roadService);
export const useMay = rightsOf(roadService);

type Operations = (typeof roadService)['operations'];
export type LoadEvent = OutputOf<Operations['getLoadEvents']>['rows'][number];
export type Standing = OutputOf<Operations['getLoadStandingTimes']>[number];

export function eventsRead(loadId: string) {
  return queryOptions({
    queryKey: [loadsNoun, loadId, 'events'],
    queryFn: ({ signal }) => road.getLoadEvents({ loadId, pageSize: 200 }, { signal }),
  });
}
