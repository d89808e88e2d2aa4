import { visibleMenu } from '#platform/navigation.ts';
import { deskTexts } from '#platform/messages/desk/index.ts';
import { useTexts } from '../texts.ts';
import { maySee, screenAt } from '../screens.ts';
import { holds, useSignedIn } from '../signed-in.ts';
import { useDesk, useTitles } from './desk.ts';
import { titleKey } from '#platform/title-key.ts';

/** The section of the menu that has no heading: where one begins. */
export const homeSection = 'home';

export interface MenuItem {
  /** Names the icon: of the title, and the same in every language. */
  readonly key: string;
  readonly title: string;
  readonly url: string;
  /** What tells it from others of the same title. */
  readonly subtitle?: string;
}
export type DrawerItem = MenuItem;
export interface MenuGroup {
  /** Of the title: it names the icon, and stays the same in every language. */
  readonly key: string;
  readonly title: string;
  readonly items: readonly MenuItem[];
}

/** The menu of the person who is signed in. An item whose screen this version does not have would lead to the error page, and is left out. */
export function useMenu(): readonly MenuGroup[] {
  const person = useSignedIn();
  const { screens } = useDesk();
  const titles = useTitles();
  return visibleMenu(person?.clientSettings.navDefs ?? [], holds)
    .map(({ title, items }) => ({
      key: titleKey(title),
      title: titles(title),
      items: items
        .filter(({ url }) => screenAt(screens, url))
        .map((item) => ({ key: titleKey(item.title), title: titles(item.title), url: item.url })),
    }))
    .filter(({ items }) => items.length > 0);
}

/** What the drawer of a phone lists besides the menu. A screen that does not exist, or that the person may not see, is not among it. */
export function useDrawerItems(): readonly DrawerItem[] {
  const { screens, drawerItems } = useDesk();
  const titles = useTitles();
  return drawerItems
    .filter(({ url }) => {
      const screen = screenAt(screens, url);
      return screen !== undefined && maySee(screen.needs, true, holds);
    })
    .map(({ title, url }) => ({ key: title, title: titles(title), url }));
}

/** Every screen that the person can go to without a record: the menu, and what is not in it. */
export function useDestinations(): readonly MenuGroup[] {
  const menu = useMenu();
  const { screens } = useDesk();
  const titles = useTitles();
  const listed = new Set(menu.flatMap(({ items }) => items.map((item) => item.url.toLowerCase())));
  const others = screens
    // A second address of the same screen would be offered twice under one name.
    .filter(
      ({ title, preload }, place, all) =>
        all.findIndex((other) => other.title === title && other.preload === preload) === place,
    )
    .filter(
      ({ path, needs }) =>
        !path.includes('$') && needs !== 'nothing' && maySee(needs, true, holds) && !listed.has(path.toLowerCase()),
    )
    .map(({ path, title }) => ({ key: title, title: titles(title), url: path }));
  return others.length === 0 ? menu : [...menu, { key: '', title: '', items: others }];
}

/** What can be begun from anywhere: `New customer`, `Send link`. */
export function useActions(): MenuGroup {
  const t = useTexts(deskTexts);
  const { actions } = useDesk();
  const titles = useTitles();
  return {
    key: 'actions',
    title: t('actions'),
    items: actions
      .filter(({ needs }) => maySee(needs, true, holds))
      .map(({ title, url }) => ({ key: title, title: titles(title), url })),
  };
}
