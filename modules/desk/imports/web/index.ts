import { rightOf, screen } from '#platform/web/screens.ts';
import type { importService } from '../contract.ts';

const right = (operation: keyof typeof importService.operations) =>
  rightOf<typeof importService>('tripDirector', operation);

const centre = async () => (await import('./ImportCentre.tsx')).ImportCentre;
const one = async () => (await import('./ImportScreen.tsx')).ImportScreen;

// The front door of the desk. Everything behind it is fetched when it is shown.
export const importScreens = [
  screen({ path: '/importdebtor', title: 'importCustomers', needs: right('getImports'), component: centre }),
  screen({
    path: '/importdebtor/$id',
    title: 'importCustomers',
    needs: right('getImport'),
    parent: '/importdebtor',
    component: one,
  }),
  screen({ path: '/importcreditor', title: 'importSuppliers', needs: right('getImports'), component: centre }),
  screen({
    path: '/importcreditor/$id',
    title: 'importSuppliers',
    needs: right('getImport'),
    parent: '/importcreditor',
    component: one,
  }),
  screen({ path: '/importloads', title: 'importLoads', needs: right('getImports'), component: centre }),
  screen({
    path: '/importloads/$id',
    title: 'importLoads',
    needs: right('getImport'),
    parent: '/importloads',
    component: one,
  }),
  // The same under the address that the specification lists among the loads.
  screen({ path: '/loadImport', title: 'importLoads', needs: right('getImports'), component: centre }),
  screen({ path: '/import/$kind', title: 'imports', needs: right('getImports'), component: centre }),
  screen({ path: '/import/$kind/$id', title: 'imports', needs: right('getImport'), component: one }),
];
