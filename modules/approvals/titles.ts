import type { Titles } from '#platform/titles.ts';

/** In the menu, the breadcrumbs and the tab of the browser. */
export const titles = {
  approvals: { en: 'Approvals', afr: 'Goedkeurings', pt: 'Aprovações', fr: 'Approbations' },
} as const satisfies Titles;
