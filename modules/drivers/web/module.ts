import { webModule } from '#platform/web/module.ts';
import { driverPages, driverScreens } from './index.ts';

export const driversModule = webModule({
  name: 'drivers',
  screens: driverScreens,
  recordPages: { drivers: { title: 'drivers', path: driverPages.formPath } },
});
