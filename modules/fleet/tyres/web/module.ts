import { webModule } from '#platform/web/module.ts';
import { screen } from '#platform/web/screens.ts';
import { tyreRight } from './index.ts';
import { tyreListPath, tyrePath } from './paths.ts';

export const tyresModule = webModule({
  name: 'tyres',
  screens: [
    screen({
      path: tyreListPath,
      title: 'tyres',
      needs: tyreRight('getTyres'),
      component: async () => (await import('./TyreList.tsx')).TyreList,
    }),
    screen({
      path: '/tyres/$id',
      title: 'tyre',
      needs: tyreRight('getTyre'),
      parent: tyreListPath,
      component: async () => (await import('./TyreScreen.tsx')).TyreScreen,
    }),
  ],
  recordPages: { tyres: { title: 'tyres', path: tyrePath } },
});
