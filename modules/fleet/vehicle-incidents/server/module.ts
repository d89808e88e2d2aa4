import { serverModule } from '#platform/server/module.ts';
import { incidentFailureTexts } from '../messages/failures/index.ts';
import { incidentsDescribed } from './described.ts';
import { incidentOperations } from './operations.ts';

export const vehicleIncidentsModule = serverModule({
  name: 'vehicle-incidents',
  operations: [incidentOperations],
  described: [incidentsDescribed],
  failureTexts: [incidentFailureTexts],
  menu: [
    {
      group: 'Work',
      place: 19,
      title: 'Incidents',
      url: '/incidents',
      permission: 'tripDirector.getVehicleIncidents',
    },
    {
      group: 'Settings',
      place: 37,
      title: 'Incident deadlines',
      url: '/incidentSetting',
      permission: 'tripDirector.putVehicleIncidentSetting',
    },
  ],
  channels: [{ channel: 'incidents', right: 'tripDirector.getVehicleIncidents' }],
});
