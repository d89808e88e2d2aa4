import { rightOf } from '#platform/web/screens.ts';
import type { defectService } from '../contract.ts';

export const defectRight = (operation: keyof typeof defectService.operations) =>
  rightOf<typeof defectService>('tripDirector', operation);
export const defectsOfLoads = async () => (await import('./load-part.tsx')).defectsOfLoads;
export const defectsOfLoad = async () => (await import('./load-part.tsx')).defectPart;
