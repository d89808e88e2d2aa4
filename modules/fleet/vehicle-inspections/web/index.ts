import { rightOf } from '#platform/web/screens.ts';
import type { templateService, vehicleInspectionService } from '../contract.ts';

export const vehicleInspectionRight = (operation: keyof typeof vehicleInspectionService.operations) =>
  rightOf<typeof vehicleInspectionService>('tripDirector', operation);
export const templateRight = (operation: keyof typeof templateService.operations) =>
  rightOf<typeof templateService>('tripDirector', operation);

export const dayInspectionsOfLoads = async () => (await import('./load-part.tsx')).dayInspectionsOfLoads;
export const dayInspectionOfLoad = async () => (await import('./load-part.tsx')).dayInspectionPart;
