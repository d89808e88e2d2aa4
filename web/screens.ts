import { screensOf } from '#platform/web/module.ts';
import type { Screen } from '#platform/web/screens.ts';
import { webModules } from './modules.ts';
import { shellScreens } from './shell-screens.ts';
import type { texts } from './titles/en.ts';

/** Every screen of the desk: its route, its title, its right. */
export const screens: readonly Screen<keyof typeof texts>[] = [...shellScreens, ...screensOf(webModules)];
