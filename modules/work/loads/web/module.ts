import { webModule } from '#platform/web/module.ts';
import { firstPage } from '#platform/web/list/first-page.ts';
import { firstQuestions, screen } from '#platform/web/screens.ts';
import type { loadService } from '../contract.ts';
import { loadDashboard, loadRight, loadScreens } from './index.ts';
import type { LoadFormPart, LoadListPart, LoadPart } from './load-part.ts';
import { loadPath, newLoadPath } from './paths.ts';

declare module '#platform/web/module.ts' {
  interface WebParts {
    /** What other modules show and do on the page of a load. */
    readonly loadParts: () => Promise<LoadPart>;
    /** What other modules show and do in the list of loads. */
    readonly loadListParts: () => Promise<LoadListPart>;
    /** What other modules show beside the form of a load. */
    readonly loadFormParts: () => Promise<LoadFormPart>;
  }
}

export const loadsModule = webModule({
  name: 'loads',
  screens: (all) => [
    screen({
      path: '/manageLoads',
      title: 'loads',
      needs: loadRight('getLoads'),
      first: firstQuestions<typeof loadService>('tripDirector', 'loads', {
        getLoads: firstPage,
        getLoadBoard: () => ({ countsLanes: false }),
      }),
      component: loadScreens.list(() => Promise.all(all('loadListParts').map((part) => part()))),
    }),
    screen({
      path: '/manageLoads/$id',
      title: 'load',
      needs: loadRight('getLoad'),
      parent: '/manageLoads',
      component: loadScreens.page(() => Promise.all(all('loadParts').map((part) => part()))),
    }),
    screen({
      path: '/loadCreate/$id',
      title: 'newLoad',
      // Booking and changing are two rights: which one it takes depends on the record, and the screen asks for it.
      needs: loadRight('getLoads'),
      parent: '/manageLoads',
      component: loadScreens.form(() => Promise.all(all('loadFormParts').map((part) => part()))),
    }),
  ],
  actions: [{ title: 'newLoad', url: newLoadPath, needs: loadRight('postLoad') }],
  dashboard: loadDashboard,
  recordPages: { loads: { title: 'loads', path: loadPath } },
});
