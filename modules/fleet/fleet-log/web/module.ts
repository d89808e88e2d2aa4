import { webModule } from '#platform/web/module.ts';
import { screen } from '#platform/web/screens.ts';
import { fleetLogRight, fleetLogScreens } from './index.ts';
import { fleetLogPath, waitingPath } from './paths.ts';

export const fleetLogModule = webModule({
  name: 'fleet-log',
  screens: [
    screen({
      path: fleetLogPath,
      title: 'fleetLogBook',
      needs: fleetLogRight('getFleetLog'),
      component: fleetLogScreens.book,
    }),
    screen({
      path: waitingPath,
      title: 'waitingSlips',
      needs: fleetLogRight('getFleetLogWaiting'),
      parent: fleetLogPath,
      component: fleetLogScreens.waiting,
    }),
  ],
});
