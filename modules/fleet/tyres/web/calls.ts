import { queryOptions } from '@tanstack/react-query';
import { client } from '#platform/web/rpc.ts';
import { rightsOf } from '#platform/web/rights.ts';
import { tyreService } from '../contract.ts';
import { tyreFailureTexts } from '../messages/failures/index.ts';
import { odometerFailureTexts } from '#modules/fleet/odometers/messages/failures/index.ts';

export const tyres = client(tyreService);
/** The channel of tyres, and with it the first part of the key of everything that is read of them. */
export const tyresNoun = 'tyres';
/** Kilometres of a tyre are a reading of its vehicle. */
export const tyreFailures = [tyreFailureTexts, odometerFailureTexts] as const;
export const useMay = rightsOf(tyreService);

export function tyreRead(id: string) {
  return queryOptions({
    queryKey: [tyresNoun, id],
    queryFn: ({ signal }) => tyres.getTyre({ id }, { signal }),
  });
}

export function tyreHistoryRead(id: string) {
  return queryOptions({
    queryKey: [tyresNoun, id, 'history'],
    queryFn: ({ signal }) => tyres.getTyreHistory({ id }, { signal }),
  });
}
