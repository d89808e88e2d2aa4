import { queryOptions } from '@tanstack/react-query';
import { queries } from '#platform/web/queries.ts';
import { client } from '#platform/web/rpc.ts';
import { rightsOf } from '#platform/web/rights.ts';
import { odometerFailureTexts } from '#modules/fleet/odometers/messages/failures/index.ts';
import { fleetLogService } from '../contract.ts';
import { fleetLogFailureTexts } from '../messages/failures/index.ts';

export const fleetLogs = client(fleetLogService);
/** The channel of the log book, and with it the first part of the key of everything that is read of it. */
export const fleetLogNoun = 'fleetLog';
export const fleetLogFailures = [fleetLogFailureTexts, odometerFailureTexts] as const;
export const useMay = rightsOf(fleetLogService);
export const reread = () => queries.invalidateQueries({ queryKey: [fleetLogNoun] });

export function logRead(vehicleId: string, month: string) {
  return queryOptions({
    queryKey: [fleetLogNoun, vehicleId, month],
    queryFn: ({ signal }) => fleetLogs.getFleetLog({ vehicleId, month }, { signal }),
    enabled: vehicleId !== '',
  });
}

export const layoutsRead = queryOptions({
  queryKey: [fleetLogNoun, 'layouts'],
  queryFn: ({ signal }) => fleetLogs.getFleetSlipLayouts({}, { signal }),
});
