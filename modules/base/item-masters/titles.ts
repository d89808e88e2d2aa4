import type { Titles } from '#platform/titles.ts';

/** In the menu, the breadcrumbs and the tab of the browser. */
export const titles = {
  itemMasters: { en: 'Item masters', afr: 'Itemmeesters', pt: 'Artigos', fr: 'Articles' },
  itemMaster: { en: 'Item', afr: 'Item', pt: 'Artigo', fr: 'Article' },
} as const satisfies Titles;
