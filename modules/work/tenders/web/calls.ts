import { queryOptions } from '@tanstack/react-query';
import type { OutputOf } from '#platform/operation.ts';
import { rightsOf } from '#platform/web/rights.ts';
import { client } from '#platform/web/rpc.ts';
import { tenderService } from '../contract.ts';

export const tenders = client(tenderService);
/** The channel of offers, and with it the first part of the key of everything that is read of them. */
export const tendersNoun = 'tenders';
export const useMay = rightsOf(tenderService);

type Operations = (typeof tenderService)['operations'];
export type Offer = OutputOf<Operations['getLoadTender']>;
export type TenderStarts = OutputOf<Operations['getLoadTenderStarts']>;

export function offerRead(id: string) {
  return queryOptions({
    queryKey: [tendersNoun, id],
    queryFn: ({ signal }) => tenders.getLoadTender({ id }, { signal }),
  });
}

/** All rounds of a load, the newest first. */
export function offersOf(loadId: string) {
  return queryOptions({
    queryKey: ['loads', loadId, 'tenders'],
    queryFn: ({ signal }) => tenders.getLoadTenders({ loadId, pageSize: 200 }, { signal }),
  });
}

export function startRead(loadId: string) {
  return queryOptions({
    queryKey: ['loads', loadId, 'tenderStart'],
    queryFn: ({ signal }) => tenders.getLoadTenderStart({ id: loadId, atMost: 1 }, { signal }),
  });
}

/** Reads which transporters may take which of several loads. */
export function startsRead(ids: readonly string[]) {
  return queryOptions({
    queryKey: ['loads', 'tenderStarts', ids],
    queryFn: ({ signal }) => tenders.getLoadTenderStarts({ ids: [...ids] }, { signal }),
  });
}
