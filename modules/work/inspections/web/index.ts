import { rightOf } from '#platform/web/screens.ts';
import type { checklistService, inspectionService } from '../contract.ts';

// The front door of the desk. Everything behind it is fetched when it is shown.
export const inspectionScreens = {
  list: async () => (await import('./InspectionList.tsx')).InspectionList,
  record: async () => (await import('./InspectionScreen.tsx')).InspectionScreen,
  form: async () => (await import('./InspectionForm.tsx')).InspectionForm,
  checklist: async () => (await import('./checklist/ChecklistScreen.tsx')).ChecklistScreen,
  ofLoad: async () => (await import('./load-part.tsx')).inspectionPart,
} as const;

export const inspectionRight = (operation: keyof typeof inspectionService.operations) =>
  rightOf<typeof inspectionService>('tripDirector', operation);
export const checklistRight = (operation: keyof typeof checklistService.operations) =>
  rightOf<typeof checklistService>('tripDirector', operation);
