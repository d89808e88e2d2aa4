import { serverModule } from '#platform/server/module.ts';
import { defectFailureTexts } from '../messages/failures/index.ts';
import { defectDescribed } from './described.ts';
import { defectListeners } from './listeners.ts';
import { defectOperations } from './operations.ts';

export const vehicleDefectsModule = serverModule({
  name: 'vehicle-defects',
  operations: [defectOperations],
  described: [defectDescribed],
  failureTexts: [defectFailureTexts],
  listeners: defectListeners,
  menu: [
    {
      group: 'Fleet',
      place: 14,
      title: 'Vehicle defects',
      url: '/vehicleDefects',
      permission: 'tripDirector.getVehicleDefects',
    },
  ],
  channels: [{ channel: 'vehicleDefects', right: 'tripDirector.getVehicleDefects' }],
});
