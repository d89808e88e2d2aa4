import { masterPages, masterScreens } from '#platform/web/master-data/pages.ts';
import { rightOf } from '#platform/web/screens.ts';
import type { locationService } from '../contract.ts';

export const locationPages = masterPages('/viewLocations', '/captureLocation/$id');

export const locationScreens = masterScreens(locationPages, {
  needs: rightOf<typeof locationService>('tripDirector', 'getLocations'),
  list: ['locations', async () => (await import('./LocationList.tsx')).LocationList],
  form: ['location', async () => (await import('./LocationForm.tsx')).LocationForm],
});
