import { webModule } from '#platform/web/module.ts';
import { screen } from '#platform/web/screens.ts';
import { defectRight, defectsOfLoad, defectsOfLoads } from './index.ts';
import { defectListPath, defectPath } from './paths.ts';

export const vehicleDefectsModule = webModule({
  name: 'vehicle-defects',
  screens: [
    screen({
      path: defectListPath,
      title: 'vehicleDefects',
      needs: defectRight('getVehicleDefects'),
      component: async () => (await import('./DefectList.tsx')).DefectList,
    }),
    screen({
      path: '/vehicleDefects/$id',
      title: 'vehicleDefect',
      needs: defectRight('getVehicleDefect'),
      parent: defectListPath,
      component: async () => (await import('./DefectScreen.tsx')).DefectScreen,
    }),
  ],
  loadParts: [defectsOfLoad],
  loadListParts: [defectsOfLoads],
  recordPages: { vehicleDefects: { title: 'vehicleDefects', path: defectPath } },
});
