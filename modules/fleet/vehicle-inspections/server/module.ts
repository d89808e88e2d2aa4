import { serverModule } from '#platform/server/module.ts';
import { vehicleInspectionFailureTexts } from '../messages/failures/index.ts';
import { vehicleInspectionSmsTexts } from '../messages/sms/index.ts';
import { inspectionListeners } from './before-dispatch.ts';
import { checkOperations } from './check.ts';
import { checkDescribed, templateDescribed, vehicleInspectionDescribed } from './described.ts';
import { vehicleInspectionLink } from './link.ts';
import { vehicleInspectionOperations } from './operations.ts';
import { templateOperations } from './templates.ts';

export const vehicleInspectionsModule = serverModule({
  name: 'vehicle-inspections',
  operations: [vehicleInspectionOperations, templateOperations, checkOperations],
  described: [vehicleInspectionDescribed, templateDescribed, checkDescribed],
  failureTexts: [vehicleInspectionFailureTexts],
  messages: [{ catalogue: vehicleInspectionSmsTexts, sms: ['inspection'] }],
  linkKinds: [vehicleInspectionLink],
  listeners: inspectionListeners,
  menu: [
    {
      group: 'Fleet',
      place: 12,
      title: 'Vehicle inspections',
      url: '/vehicleInspection',
      permission: 'tripDirector.getVehicleInspections',
    },
    {
      group: 'Fleet',
      place: 13,
      title: 'Checklists for vehicles',
      url: '/inspectionTemplates',
      permission: 'tripDirector.putVehicleInspectionTemplate',
    },
  ],
  channels: [{ channel: 'vehicleInspections', right: 'tripDirector.getVehicleInspections' }],
});
