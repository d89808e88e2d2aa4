import { webModule } from '#platform/web/module.ts';
import { screen } from '#platform/web/screens.ts';
import { incidentRight, incidentScreens } from './index.ts';
import { incidentCapturePath, incidentListPath, incidentPath } from './paths.ts';

export const vehicleIncidentsModule = webModule({
  name: 'vehicle-incidents',
  screens: [
    screen({
      path: incidentListPath,
      title: 'incidents',
      needs: incidentRight('getVehicleIncidents'),
      component: incidentScreens.list,
    }),
    // The specification names the list by the page of one, too.
    screen({
      path: '/vehicleIncident',
      title: 'incidents',
      needs: incidentRight('getVehicleIncidents'),
      component: incidentScreens.list,
    }),
    screen({
      path: incidentCapturePath,
      title: 'incidentCapture',
      needs: incidentRight('postVehicleIncident'),
      parent: incidentListPath,
      component: incidentScreens.capture,
    }),
    screen({
      path: '/incidentCapture/$id',
      title: 'changeIncident',
      needs: incidentRight('putVehicleIncident'),
      parent: incidentListPath,
      component: incidentScreens.change,
    }),
    screen({
      path: '/vehicleIncident/$id',
      title: 'vehicleIncident',
      needs: incidentRight('getVehicleIncident'),
      parent: incidentListPath,
      component: incidentScreens.incident,
    }),
    screen({
      path: '/incidentSetting',
      title: 'incidentDeadlines',
      needs: incidentRight('putVehicleIncidentSetting'),
      component: incidentScreens.setting,
    }),
  ],
  recordPages: { incidents: { title: 'incidents', path: incidentPath } },
  loadParts: [incidentScreens.ofLoad],
});
