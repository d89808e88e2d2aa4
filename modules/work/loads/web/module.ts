import { webModule } from '#platform/web/module.ts';
import { screen } from '#platform/web/screens.ts';
import { loadDashboard, loadRight, loadScreens } from './index.ts';
import type { LoadBulkPart, LoadPart } from './load-part.ts';
import { loadPath, newLoadPath } from './paths.ts';

declare module '#platform/web/module.ts' {
  interface WebParts {
    /** What other modules show and do on the page of a load. */
    readonly loadParts: () => Promise<LoadPart>;
    /** Actions of other modules on the loads that are selected in the list. */
    readonly loadBulkParts: () => Promise<LoadBulkPart>;
  }
}

export const loadsModule = webModule({
  name: 'loads',
  screens: (all) => [
    screen({
      path: '/manageLoads',
      title: 'loads',
      needs: loadRight('getLoads'),
      component: loadScreens.list(() => Promise.all(all('loadBulkParts').map((part) => part()))),
    }),
    screen({
      path: '/manageLoads/board',
      title: 'loadBoard',
      needs: loadRight('getLoadBoard'),
      parent: '/manageLoads',
      component: loadScreens.board,
    }),
    screen({
      path: '/manageLoads/dayPlan',
      title: 'dayPlan',
      needs: loadRight('getLoadPlan'),
      parent: '/manageLoads',
      component: loadScreens.dayPlan,
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
      component: loadScreens.form,
    }),
    screen({
      path: '/loadevents',
      title: 'loadEvents',
      needs: loadRight('getLoadEvents'),
      component: loadScreens.events,
    }),
  ],
  actions: [{ title: 'newLoad', url: newLoadPath, needs: loadRight('postLoad') }],
  dashboard: loadDashboard,
  recordPages: { loads: { title: 'loads', path: loadPath } },
});
