import { webModule } from '#platform/web/module.ts';
import { rightOf, screen } from '#platform/web/screens.ts';
import { loadRight } from '#modules/work/loads/web/index.ts';
import type { loadBoardService } from '../contract.ts';

export const loadBoardModule = webModule({
  name: 'load-board',
  screens: [
    screen({
      path: '/manageLoads/board',
      title: 'loadBoard',
      needs: loadRight('getLoadBoard'),
      parent: '/manageLoads',
      component: async () => (await import('./LoadBoard.tsx')).LoadBoard,
    }),
    screen({
      path: '/manageLoads/dayPlan',
      title: 'dayPlan',
      needs: rightOf<typeof loadBoardService>('tripDirector', 'getLoadPlan'),
      parent: '/manageLoads',
      component: async () => (await import('./DayPlan.tsx')).DayPlan,
    }),
  ],
  loadListParts: [async () => (await import('./list-part.ts')).boardsOfList],
});
