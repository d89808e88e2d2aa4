import { webModule } from '#platform/web/module.ts';
import { screen } from '#platform/web/screens.ts';
import { telematicsRight, telematicsScreens } from './index.ts';

export const telematicsModule = webModule({
  name: 'telematics',
  screens: [
    screen({
      path: '/vehicleTracking',
      title: 'vehicleTracking',
      needs: telematicsRight('getTelematicsUnits'),
      component: telematicsScreens.tracking,
    }),
  ],
});
