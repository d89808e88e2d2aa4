import { webModule } from '#platform/web/module.ts';
import { screen } from '#platform/web/screens.ts';
import { dayInspectionOfLoad, dayInspectionsOfLoads, templateRight, vehicleInspectionRight } from './index.ts';
import { inspectionListPath, inspectionPath, templatesPath } from './paths.ts';

export const vehicleInspectionsModule = webModule({
  name: 'vehicle-inspections',
  screens: [
    screen({
      path: inspectionListPath,
      title: 'inspectionDetails',
      needs: vehicleInspectionRight('getVehicleInspections'),
      component: async () => (await import('./InspectionList.tsx')).InspectionList,
    }),
    screen({
      path: '/vehicleInspection/$id',
      title: 'inspectionDetails',
      needs: vehicleInspectionRight('getVehicleInspection'),
      parent: inspectionListPath,
      component: async () => (await import('./InspectionScreen.tsx')).InspectionScreen,
    }),
    screen({
      path: templatesPath,
      title: 'checklistsForVehicles',
      needs: templateRight('getInspectionTemplates'),
      component: async () => (await import('./templates/TemplateScreen.tsx')).TemplateScreen,
    }),
  ],
  loadParts: [dayInspectionOfLoad],
  loadListParts: [dayInspectionsOfLoads],
  recordPages: { vehicleInspections: { title: 'vehicleInspections', path: inspectionPath } },
});
