import type { RecordPage } from '#platform/web/shell/workplace.ts';
import { webModules } from './modules.ts';
import type { texts } from './titles/en.ts';

/** Where the search over all records leads, by the channel of the noun. */
export const recordPages: Readonly<Record<string, RecordPage<keyof typeof texts>>> = Object.fromEntries(
  webModules.flatMap(({ recordPages: pages = {} }) => Object.entries(pages)),
);
