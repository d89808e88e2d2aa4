import { serverModule } from '#platform/server/module.ts';
import { vehicleFailureTexts } from '../messages/failures/index.ts';
import { vehicleTexts } from '../messages/index.ts';
import { vehicleDescribed } from './described.ts';
import { vehicleOperations, vehiclePaperDates, vehicleStore } from './index.ts';

export const vehiclesModule = serverModule({
  name: 'vehicles',
  plainNouns: [
    { rules: vehicleStore, operations: vehicleOperations, texts: vehicleTexts, described: vehicleDescribed },
  ],
  failureTexts: [vehicleFailureTexts],
  listeners: [vehiclePaperDates],
  menu: [{ group: 'Fleet', place: 10, title: 'Vehicles', url: '/vehicles', permission: 'tripDirector.getVehicles' }],
});
