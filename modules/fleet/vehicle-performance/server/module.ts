import { serverModule } from '#platform/server/module.ts';
import { vehiclePerformanceFailureTexts } from '../messages/failures/index.ts';
import { vehiclePerformanceDescribed } from './described.ts';
import { vehiclePerformanceOperations } from './operations.ts';

export const vehiclePerformanceModule = serverModule({
  name: 'vehicle-performance',
  operations: [vehiclePerformanceOperations],
  described: [vehiclePerformanceDescribed],
  failureTexts: [vehiclePerformanceFailureTexts],
  menu: [
    {
      group: 'Fleet',
      place: 40,
      title: 'Vehicle Performance Report',
      url: '/performance',
      permission: 'tripDirector.getVehiclePerformance',
    },
  ],
});
