import { webModule } from '#platform/web/module.ts';
import { screen } from '#platform/web/screens.ts';
import { loadPaperRight, loadPaperScreens } from './index.ts';
import { packetsPath } from './paths.ts';

export const loadPapersModule = webModule({
  name: 'load-papers',
  screens: [
    screen({
      path: packetsPath,
      title: 'loadPackets',
      needs: loadPaperRight('getLoadPackets'),
      parent: '/documentManagement',
      component: loadPaperScreens.packets,
    }),
  ],
  documentModes: [loadPaperScreens.mode],
  loadParts: [loadPaperScreens.ofLoad],
  loadListParts: [loadPaperScreens.ofLoads],
});
