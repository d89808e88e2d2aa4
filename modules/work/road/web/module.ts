import { webModule } from '#platform/web/module.ts';
import { rightOf, screen } from '#platform/web/screens.ts';
import type { roadService } from '../contract.ts';

export const roadModule = webModule({
  name: 'road',
  screens: [
    screen({
      path: '/loadevents',
      title: 'loadEvents',
      needs: rightOf<typeof roadService>('tripDirector', 'getLoadEvents'),
      component: async () => (await import('./EventList.tsx')).EventList,
    }),
  ],
  loadParts: [async () => (await import('./load-part.tsx')).roadOfLoad],
  loadListParts: [async () => (await import('./list-part.ts')).roadOfList],
});
