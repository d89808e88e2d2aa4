import { queryOptions } from '@tanstack/react-query';
import { client } from '#platform/web/rpc.ts';
import { rightsOf } from '#platform/web/rights.ts';
import { fuelAdjustmentService } from '../contract.ts';
import { fuelAdjustmentFailureTexts } from '../messages/failures/index.ts';

export const adjustments = client(fuelAdjustmentService);
/** The channel of runs, and with it the first part of the key of everything that is read of them. */
export const adjustmentsNoun = 'fuelAdjustments';
export const adjustmentFailures = [fuelAdjustmentFailureTexts] as const;
export const useMay = rightsOf(fuelAdjustmentService);

export function adjustmentRead(id: string) {
  return queryOptions({
    queryKey: [adjustmentsNoun, id],
    queryFn: ({ signal }) => adjustments.getFuelAdjustment({ id }, { signal }),
    // The bell tells of progress; this is for a tab that missed it.
    refetchInterval: ({ state }) => (state.data && state.data.work !== '' ? 2000 : false),
  });
}

export const shownLoads = 200;
export function adjustedLoadsRead(id: string) {
  return queryOptions({
    queryKey: [adjustmentsNoun, id, 'loads'],
    queryFn: ({ signal }) => adjustments.getFuelAdjustmentLoads({ id, pageSize: shownLoads }, { signal }),
  });
}

export function letterRead(lineId: string) {
  return queryOptions({
    queryKey: [adjustmentsNoun, 'letter', lineId],
    queryFn: ({ signal }) => adjustments.getFuelAdjustmentLetter({ lineId }, { signal }),
  });
}

export function adjustmentHistoryRead(id: string) {
  return queryOptions({
    queryKey: [adjustmentsNoun, id, 'history'],
    queryFn: ({ signal }) => adjustments.getFuelAdjustmentHistory({ id }, { signal }),
  });
}
