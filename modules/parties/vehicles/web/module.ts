import { webModule } from '#platform/web/module.ts';
import { vehiclePages, vehicleScreens } from './index.ts';

export const vehiclesModule = webModule({
  name: 'vehicles',
  screens: vehicleScreens,
  recordPages: { vehicles: { title: 'vehicles', path: vehiclePages.formPath } },
});
