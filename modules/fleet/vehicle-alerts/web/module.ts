import { webModule } from '#platform/web/module.ts';
import { screen } from '#platform/web/screens.ts';
import { alertRight, alertScreens } from './index.ts';

const path = '/vehicleAlert';
const count = {
  url: path,
  needs: alertRight('getVehicleAlerts'),
  key: ['vehicleAlerts', 'count'],
  read: async (signal: AbortSignal) => (await import('./count.ts')).concerningAlerts(signal),
} as const;

export const vehicleAlertsModule = webModule({
  name: 'vehicle-alerts',
  screens: [
    screen({ path, title: 'requestDetails', needs: alertRight('getVehicleAlerts'), component: alertScreens.list }),
  ],
  menuCounts: [count],
  bell: { ...count, title: 'alerts', channel: 'vehicleAlerts' },
});
