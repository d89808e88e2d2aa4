import { serverModule } from '#platform/server/module.ts';
import { vehicleAlertFailureTexts } from '../messages/failures/index.ts';
import { vehicleAlertMailTexts } from '../messages/mail/index.ts';
import { vehicleAlertsDescribed } from './described.ts';
import { reckonAllAlerts, reckonQuickAlerts } from './jobs.ts';
import { alertListeners } from './listeners.ts';
import { vehicleAlertOperations } from './operations.ts';

const right = 'tripDirector.getVehicleAlerts';

export const vehicleAlertsModule = serverModule({
  name: 'vehicle-alerts',
  operations: [vehicleAlertOperations],
  described: [vehicleAlertsDescribed],
  failureTexts: [vehicleAlertFailureTexts],
  messages: [{ catalogue: vehicleAlertMailTexts }],
  listeners: alertListeners,
  jobs: [reckonQuickAlerts, reckonAllAlerts],
  channels: [{ channel: 'vehicleAlerts', right }],
  menu: [{ group: 'Home', place: 30, title: 'Alerts', url: '/vehicleAlert', permission: right }],
});
