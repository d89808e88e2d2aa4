import { webModule } from '#platform/web/module.ts';
import { rightOf } from '#platform/web/screens.ts';
import type { driverService } from '../contract.ts';
import type { DriverPart } from './driver-part.ts';
import { driverPages, driverScreens } from './index.ts';

declare module '#platform/web/module.ts' {
  interface WebParts {
    /** What other modules show on the page of a driver. */
    readonly driverParts: () => Promise<DriverPart>;
  }
}

export const driversModule = webModule({
  name: 'drivers',
  screens: (all) => driverScreens(() => Promise.all(all('driverParts').map((part) => part()))),
  actions: [
    {
      title: 'newDriver',
      url: driverPages.formPath('new'),
      needs: rightOf<typeof driverService>('tripDirector', 'postClientDriver'),
    },
  ],
  recordPages: { drivers: { title: 'drivers', path: driverPages.formPath } },
});
