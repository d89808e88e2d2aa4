import { webModule } from '#platform/web/module.ts';
import { screen } from '#platform/web/screens.ts';
import { odometerRight } from './index.ts';

export const odometersModule = webModule({
  name: 'odometers',
  screens: [
    screen({
      path: '/odometers',
      title: 'odometerReadings',
      needs: odometerRight('getVehicleOdometers'),
      component: async () => (await import('./ReadingList.tsx')).ReadingList,
    }),
  ],
});
