import { queryOptions } from '@tanstack/react-query';
import { client } from '#platform/web/rpc.ts';
import { rightsOf } from '#platform/web/rights.ts';
import { driverPayService } from '../contract.ts';
import { driverPayFailureTexts } from '../messages/failures/index.ts';

export const pay = client(driverPayService);
/** The channel of drivers' pay, and with it the first part of the key of everything that is read of it. */
export const payNoun = 'driverPay';
export const payFailures = [driverPayFailureTexts] as const;
export const useMay = rightsOf(driverPayService);

export function runRead(id: string) {
  return queryOptions({ queryKey: [payNoun, id], queryFn: ({ signal }) => pay.getDriverPayRun({ id }, { signal }) });
}

export function runHistoryRead(id: string) {
  return queryOptions({
    queryKey: [payNoun, id, 'history'],
    queryFn: ({ signal }) => pay.getDriverPayHistory({ id }, { signal }),
  });
}

export const periodRead = queryOptions({
  queryKey: [payNoun, 'period'],
  queryFn: ({ signal }) => pay.getDriverPayPeriod({}, { signal }),
});

export function loadPayRead(loadId: string) {
  return queryOptions({
    queryKey: [payNoun, 'load', loadId],
    queryFn: ({ signal }) => pay.getDriverPayOfLoad({ loadId }, { signal }),
  });
}

export function driverPayRead(driverId: string) {
  return queryOptions({
    queryKey: [payNoun, 'driver', driverId],
    queryFn: ({ signal }) => pay.getDriverPayOfDriver({ driverId }, { signal }),
  });
}
