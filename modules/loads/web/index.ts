import { rightOf } from '#platform/web/screens.ts';
import type { loadService } from '../contract.ts';

// The front door of the desk. Everything behind it is fetched when it is shown.
export const loadScreens = {
  list: async () => (await import('./LoadList.tsx')).LoadList,
  page: async () => (await import('./LoadScreen.tsx')).LoadScreen,
  form: async () => (await import('./LoadForm.tsx')).LoadForm,
  events: async () => (await import('./EventList.tsx')).EventList,
} as const;

export const loadRight = (operation: keyof typeof loadService.operations) =>
  rightOf<typeof loadService>('tripDirector', operation);
