import { queryOptions } from '@tanstack/react-query';
import { rightsOf } from '#platform/web/rights.ts';
import { client } from '#platform/web/rpc.ts';
import { podPackService } from '#modules/work/pods/pack-contract.ts';
import { podsNoun } from '../calls.ts';

export const packs = client(podPackService);
export const useMayPack = rightsOf(podPackService);

/** What was sent of a load, the newest first. */
export function packsRead(loadId: string) {
  return queryOptions({
    queryKey: [podsNoun, 'packs', loadId],
    queryFn: ({ signal }) => packs.getPodPacks({ loadId, descending: true, pageSize: 50 }, { signal }),
  });
}
