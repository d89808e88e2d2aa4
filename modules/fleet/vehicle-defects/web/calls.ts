import { queryOptions } from '@tanstack/react-query';
import { client } from '#platform/web/rpc.ts';
import { rightsOf } from '#platform/web/rights.ts';
import { defectService } from '../contract.ts';
import { defectFailureTexts } from '../messages/failures/index.ts';

export const defects = client(defectService);
/** The channel of defects, and with it the first part of the key of everything that is read of them. */
export const defectsNoun = 'vehicleDefects';
export const defectFailures = [defectFailureTexts] as const;
export const useMay = rightsOf(defectService);

export function defectRead(id: string) {
  return queryOptions({
    queryKey: [defectsNoun, id],
    queryFn: ({ signal }) => defects.getVehicleDefect({ id }, { signal }),
  });
}

/** Units out of service on loads, in the versions that are shown. */
export function unitsOutRead(loads: readonly { readonly id: string; readonly lockId: string }[]) {
  return queryOptions({
    queryKey: [defectsNoun, 'ofLoads', loads.map(({ id, lockId }) => `${id} ${lockId}`)],
    queryFn: ({ signal }) => defects.getUnitsOutOfService({ loadIds: loads.map(({ id }) => id) }, { signal }),
  });
}

export function defectHistoryRead(id: string) {
  return queryOptions({
    queryKey: [defectsNoun, id, 'history'],
    queryFn: ({ signal }) => defects.getVehicleDefectHistory({ id }, { signal }),
  });
}
