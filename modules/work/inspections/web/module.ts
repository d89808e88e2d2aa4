import { webModule } from '#platform/web/module.ts';
import { screen } from '#platform/web/screens.ts';
import { checklistRight, inspectionRight, inspectionScreens } from './index.ts';
import { checklistPath, inspectionListPath, inspectionPath } from './paths.ts';

export const inspectionsModule = webModule({
  name: 'inspections',
  screens: [
    screen({
      path: inspectionListPath,
      title: 'loadInspections',
      needs: inspectionRight('getLoadInspections'),
      component: inspectionScreens.list,
    }),
    screen({
      path: '/loadInspection/$id',
      title: 'loadInspection',
      needs: inspectionRight('getLoadInspection'),
      parent: inspectionListPath,
      component: inspectionScreens.record,
    }),
    screen({
      path: '/loadInspection/load/$id',
      title: 'newLoadInspection',
      needs: inspectionRight('postLoadInspection'),
      parent: inspectionListPath,
      component: inspectionScreens.form,
    }),
    screen({
      path: checklistPath,
      title: 'checklistForLoads',
      needs: checklistRight('getInspectionTemplate'),
      component: inspectionScreens.checklist,
    }),
  ],
  recordPages: { inspections: { title: 'loadInspections', path: inspectionPath } },
  loadParts: [inspectionScreens.ofLoad],
});
