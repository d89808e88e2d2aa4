import { Link, useLocation } from '@tanstack/react-router';
import clsx from 'clsx';
import { ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { deskTexts } from '#platform/messages/desk/index.ts';
import { screenAt } from '../screens.ts';
import { useTexts } from '../texts.ts';
import { linkTo } from './address.ts';
import { useDesk } from './desk.ts';
import { GroupIcon } from './GroupIcon.tsx';
import { type DrawerItem, type MenuGroup, type MenuItem, useMenu } from './use-menu.ts';

const openGroupsKey = 'openMenuGroups';
const line = 'flex min-h-8 w-full items-center gap-2.5 rounded-ctl px-2 text-left pointer-coarse:min-h-12';
const other = 'text-muted hover:bg-sunken hover:text-ink';
const current = 'bg-line/70 text-ink font-medium';

interface MainMenuProps {
  readonly onLeave?: (() => void) | undefined;
  /** Lines after the groups. */
  readonly extra?: readonly DrawerItem[] | undefined;
}

/** The menu of the session: groups that fold, and a group of one as a plain line. */
export function MainMenu({ onLeave, extra = [] }: MainMenuProps): ReactNode {
  const t = useTexts(deskTexts);
  const menu = useMenu();
  const here = useCurrentItem(menu);
  const [folded, setFolded] = useFolding();
  return (
    <nav aria-label={t('menu')} className="mt-3">
      <ul className="space-y-px">
        {menu.map((group) => {
          const [only] = group.items;
          const isHere = group.items.some((item) => item.url === here);
          if (only && group.items.length === 1) {
            return (
              <li key={group.key}>
                <Entry item={only} isCurrent={isHere} onLeave={onLeave} icon={<GroupIcon group={group.key} />} />
              </li>
            );
          }
          const isOpen = folded[group.key] ?? isHere;
          return (
            <li key={group.key}>
              <button
                type="button"
                className={clsx(line, other)}
                aria-expanded={isOpen}
                onClick={() => setFolded(group.key, !isOpen)}
              >
                <GroupIcon group={group.key} />
                <span className="min-w-0 py-1 leading-tight">{group.title}</span>
                <ChevronRight
                  size={15}
                  aria-hidden="true"
                  className={clsx('ml-auto flex-none transition-transform', isOpen && 'rotate-90')}
                />
              </button>
              {isOpen && (
                <ul className="my-0.5 ml-4 space-y-px border-l border-line pl-2.5">
                  {group.items.map((item) => (
                    <li key={item.url}>
                      <Entry item={item} isCurrent={item.url === here} onLeave={onLeave} />
                    </li>
                  ))}
                </ul>
              )}
            </li>
          );
        })}
        {extra.map((item) => (
          <li key={item.url}>
            <Entry item={item} isCurrent={item.url === here} onLeave={onLeave} icon={<GroupIcon group={item.key} />} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface EntryProps {
  readonly onLeave: (() => void) | undefined;
  readonly item: MenuItem;
  readonly isCurrent: boolean;
  readonly icon?: ReactNode;
}

function Entry({ item, isCurrent, icon, onLeave }: EntryProps): ReactNode {
  return (
    <Link
      {...linkTo(item.url)}
      className={clsx(line, isCurrent ? current : other)}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={onLeave}
    >
      {icon}
      <span className="min-w-0 py-1 leading-tight">{item.title}</span>
    </Link>
  );
}

/** The address in the menu that the page belongs to: its own, or that of the list it was opened from. */
function useCurrentItem(menu: readonly MenuGroup[]): string | undefined {
  const { screens } = useDesk();
  const { pathname, href } = useLocation();
  const urls = menu.flatMap((group) => group.items.map((item) => item.url));
  const screen = screenAt(screens, pathname);
  return (
    urls.find((url) => url.includes('?') && decodeURI(href).startsWith(url)) ??
    urls.find((url) => url.toLowerCase() === pathname.toLowerCase()) ??
    urls.find((url) => screen !== undefined && screenAt(screens, url) === screen) ??
    urls.find((url) => url === screen?.parent) ??
    urls.find((url) => url.toLowerCase().startsWith(`${pathname.toLowerCase()}/`))
  );
}

/** Which groups the person opened or folded, remembered on this device. */
function useFolding(): [Readonly<Record<string, boolean>>, (group: string, open: boolean) => void] {
  const [folded, setFolded] = useState<Record<string, boolean>>(
    () => JSON.parse(localStorage.getItem(openGroupsKey) ?? '{}') as Record<string, boolean>,
  );
  return [
    folded,
    (group, open) => {
      const next = { ...folded, [group]: open };
      localStorage.setItem(openGroupsKey, JSON.stringify(next));
      setFolded(next);
    },
  ];
}
