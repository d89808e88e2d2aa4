import { queryOptions } from '@tanstack/react-query';
import { queries } from '#platform/web/queries.ts';
import { client } from '#platform/web/rpc.ts';
import { rightsOf } from '#platform/web/rights.ts';
import { vehicleServiceService } from '../contract.ts';
import { serviceFailureTexts } from '../messages/failures/index.ts';

export const vehicleServices = client(vehicleServiceService);
/** The channel of services, and with it the first part of the key of everything that is read of them. */
export const servicesNoun = 'vehicleServices';
export const serviceFailures = [serviceFailureTexts] as const;
export const useMay = rightsOf(vehicleServiceService);
export const reread = () => queries.invalidateQueries({ queryKey: [servicesNoun] });

export function serviceRead(id: string) {
  return queryOptions({
    queryKey: [servicesNoun, id],
    queryFn: ({ signal }) => vehicleServices.getVehicleService({ id }, { signal }),
  });
}
