import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { screenAt } from '../screens.ts';
import { useDesk } from './desk.ts';
import type { MenuGroup } from './use-menu.ts';

const openKey = 'openSections';
/** A menu of so many lines needs no folding. */
const shortMenu = 16;
/** So many sections stay open besides that of the screen. */
const openAtMost = 1;

/** The line of the menu that the screen belongs to: its own, that of its register, or that of the list it was opened from. */
export function useCurrentUrl(menu: readonly MenuGroup[]): string | undefined {
  const { screens } = useDesk();
  const { pathname, href } = useLocation();
  const urls = menu.flatMap((group) => group.items.map((item) => item.url));
  const screen = screenAt(screens, pathname);
  const parent = screen?.parent === undefined ? undefined : screenAt(screens, screen.parent);
  const register = (screen?.tab ?? parent?.tab)?.of;
  return (
    urls.find((url) => url.includes('?') && decodeURI(href).startsWith(url)) ??
    urls.find((url) => url.toLowerCase() === pathname.toLowerCase()) ??
    urls.find((url) => screen !== undefined && screenAt(screens, url) === screen) ??
    urls.find((url) => register !== undefined && screenAt(screens, url)?.tab?.of === register) ??
    urls.find((url) => url === screen?.parent) ??
    urls.find((url) => url.toLowerCase().startsWith(`${pathname.toLowerCase()}/`))
  );
}

/** Which sections are open: that of the screen, and the one used last, remembered on this device. */
export function useOpenSections(menu: readonly MenuGroup[], here: string | undefined) {
  const [last, setLast] = useState<readonly string[]>(restored);
  const [closed, setClosed] = useState<string>();
  const isShort = menu.reduce((sum, { items }) => sum + items.length, 0) <= shortMenu;
  const keep = (next: readonly string[]) => {
    localStorage.setItem(openKey, JSON.stringify(next));
    setLast(next);
  };
  // The section that one works in stays open after one has left it.
  if (here !== undefined && last[0] !== here)
    keep([here, ...last.filter((key) => key !== here)].slice(0, openAtMost + 1));
  return {
    isFoldable: !isShort,
    isOpen: (key: string) => isShort || (closed !== key && last.includes(key)),
    open: (key: string) => {
      setClosed(undefined);
      keep(
        [...last.slice(0, 1), key, ...last.slice(1)]
          .filter((each, place, all) => all.indexOf(each) === place)
          .slice(0, openAtMost + 1),
      );
    },
    close: (key: string) => {
      setClosed(key);
      keep(last.filter((each) => each !== key || each === here));
    },
  };
}

function restored(): readonly string[] {
  try {
    const kept = JSON.parse(localStorage.getItem(openKey) ?? '[]') as unknown;
    return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
}
