import { webModule } from '#platform/web/module.ts';
import { screen } from '#platform/web/screens.ts';
import { performanceRight } from './index.ts';

export const vehiclePerformanceModule = webModule({
  name: 'vehicle-performance',
  screens: [
    screen({
      path: '/performance',
      title: 'vehiclePerformanceReport',
      needs: performanceRight('getVehiclePerformance'),
      component: async () => (await import('./PerformanceScreen.tsx')).PerformanceScreen,
    }),
  ],
});
