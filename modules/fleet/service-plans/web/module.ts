import { webModule } from '#platform/web/module.ts';
import { screen } from '#platform/web/screens.ts';
import { servicePlanPages, servicePlanScreens, vehicleServiceRight } from './index.ts';

export const servicePlansModule = webModule({
  name: 'service-plans',
  screens: [
    ...servicePlanScreens,
    screen({
      path: '/servicePlan',
      title: 'servicePlan',
      needs: vehicleServiceRight('getVehicleServices'),
      component: async () => (await import('./ServiceList.tsx')).ServiceList,
    }),
  ],
  recordPages: { servicePlans: { title: 'kindsOfService', path: servicePlanPages.formPath } },
});
