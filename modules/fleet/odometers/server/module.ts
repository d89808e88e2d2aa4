import { serverModule } from '#platform/server/module.ts';
import { odometerFailureTexts } from '../messages/failures/index.ts';
import { odometerDescribed } from './described.ts';
import { odometerOperations } from './operations.ts';

export const odometersModule = serverModule({
  name: 'odometers',
  operations: [odometerOperations],
  described: [odometerDescribed],
  failureTexts: [odometerFailureTexts],
  menu: [
    {
      group: 'Fleet',
      place: 44,
      title: 'Odometer readings',
      url: '/odometers',
      permission: 'tripDirector.getVehicleOdometers',
    },
  ],
  channels: [{ channel: 'odometers', right: 'tripDirector.getVehicleOdometers' }],
});
