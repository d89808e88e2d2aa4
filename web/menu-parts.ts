import type { DeskAction } from '#platform/web/shell/desk.ts';
import type { Bell, MenuCount } from '#platform/web/shell/menu-counts.ts';
import { webModules } from './modules.ts';
import type { texts } from './titles/en.ts';

/** What waits behind lines of the menu, by the modules that know it. */
export const menuCounts: readonly MenuCount[] = webModules.flatMap(({ menuCounts: counts = [] }) => counts);

/** What the bell beside the person counts. */
export const bell: Bell<keyof typeof texts> | undefined = webModules.find((each) => each.bell !== undefined)?.bell;

/** What can be begun from anywhere. */
export const actions: readonly DeskAction<keyof typeof texts>[] = webModules.flatMap(({ actions: own = [] }) => own);
