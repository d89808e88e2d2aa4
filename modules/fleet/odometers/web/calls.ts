import { queries } from '#platform/web/queries.ts';
import { client } from '#platform/web/rpc.ts';
import { rightsOf } from '#platform/web/rights.ts';
import { odometerService } from '../contract.ts';
import { odometerFailureTexts } from '../messages/failures/index.ts';

export const odometers = client(odometerService);
/** The channel of readings, and with it the first part of the key of everything that is read of them. */
export const odometersNoun = 'odometers';
export const odometerFailures = [odometerFailureTexts] as const;
export const useMay = rightsOf(odometerService);
export const reread = () => queries.invalidateQueries({ queryKey: [odometersNoun] });
