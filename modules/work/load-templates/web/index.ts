import { rightOf } from '#platform/web/screens.ts';
import type { templateService } from '../contract.ts';

// The front door of the desk. Everything behind it is fetched when it is shown.
export const templateScreens = {
  list: async () => (await import('./TemplateList.tsx')).TemplateList,
  template: async () => (await import('./TemplateScreen.tsx')).TemplateScreen,
} as const;

export const templateRight = (operation: keyof typeof templateService.operations) =>
  rightOf<typeof templateService>('tripDirector', operation);

export const templateOfLoad = async () => (await import('./load-part.tsx')).templateOfLoad;
