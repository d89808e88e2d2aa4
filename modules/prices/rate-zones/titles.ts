import type { Titles } from '#platform/titles.ts';

/** In the menu, the breadcrumbs and the tab of the browser. */
export const titles = {
  rateZones: { en: 'Rate zones', afr: 'Tariefsones', pt: 'Zonas tarifárias', fr: 'Zones tarifaires' },
  rateZone: { en: 'Rate zone', afr: 'Tariefsone', pt: 'Zona tarifária', fr: 'Zone tarifaire' },
} as const satisfies Titles;
