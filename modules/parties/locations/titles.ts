import type { Titles } from '#platform/titles.ts';

/** In the menu, the breadcrumbs and the tab of the browser. */
export const titles = {
  locations: { en: 'Locations', afr: 'Liggings', pt: 'Locais', fr: 'Sites' },
  location: { en: 'Location', afr: 'Ligging', pt: 'Local', fr: 'Site' },
} as const satisfies Titles;
