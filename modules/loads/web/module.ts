import { webModule } from '#platform/web/module.ts';
import { screen } from '#platform/web/screens.ts';
import { loadRight, loadScreens } from './index.ts';
import { loadPath } from './paths.ts';

export const loadsModule = webModule({
  name: 'loads',
  screens: [
    screen({ path: '/manageLoads', title: 'loads', needs: loadRight('getLoads'), component: loadScreens.list }),
    screen({
      path: '/manageLoads/$id',
      title: 'load',
      needs: loadRight('getLoad'),
      parent: '/manageLoads',
      component: loadScreens.page,
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
  recordPages: { loads: { title: 'loads', path: loadPath } },
});
