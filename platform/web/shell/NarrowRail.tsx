import { Link } from '@tanstack/react-router';
import clsx from 'clsx';
import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { deskTexts } from '#platform/messages/desk/index.ts';
import { Popover } from '../floating/Popover.tsx';
import { useTexts } from '../texts.ts';
import { linkTo } from './address.ts';
import { GroupIcon } from './GroupIcon.tsx';
import { Entry } from './MainMenu.tsx';
import { sumOf, useMenuCounts } from './menu-counts.ts';
import { homeSection, type MenuGroup, useMenu } from './use-menu.ts';
import { useCurrentUrl } from './use-rail.ts';

const square = 'relative grid size-9 place-items-center rounded-ctl';
const other = 'text-muted hover:bg-sunken hover:text-ink aria-expanded:bg-sunken aria-expanded:text-ink';

/** The menu as icons, where the window is narrow or somebody wants the room: a section opens beside. */
export function NarrowRail({ onSearch }: { readonly onSearch: () => void }): ReactNode {
  const t = useTexts(deskTexts);
  const menu = useMenu();
  const counts = useMenuCounts();
  const here = useCurrentUrl(menu);
  const home = menu.find(({ key }) => key === homeSection);
  const sections = menu.filter(({ key }) => key !== homeSection);
  const isLate = ({ items }: Pick<MenuGroup, 'items'>) =>
    sumOf(
      items.map(({ url }) => url),
      counts,
    ).isLate;
  return (
    <nav aria-label={t('menu')} className="mt-2 flex flex-col items-center gap-1">
      <button
        type="button"
        className={clsx(square, other)}
        aria-label={t('searchOrJump')}
        title={t('searchOrJump')}
        onClick={onSearch}
      >
        <Search size={17} aria-hidden="true" />
      </button>
      {home?.items.map((item) => (
        <Link
          key={item.url}
          {...linkTo(item.url)}
          className={clsx(square, item.url === here ? 'bg-line/70 text-ink' : other)}
          aria-label={item.title}
          aria-current={item.url === here ? 'page' : undefined}
          title={item.title}
        >
          <GroupIcon group={item.key} />
          {isLate({ items: [item] }) && <LateDot />}
        </Link>
      ))}
      <hr className="my-1 w-7 border-line" />
      {sections.map((group) => (
        <Popover
          key={group.key}
          label={group.title}
          align="beside"
          trigger={
            <button
              type="button"
              className={clsx(square, group.items.some(({ url }) => url === here) ? 'bg-line/70 text-ink' : other)}
              aria-label={group.title}
              title={group.title}
            >
              <GroupIcon group={group.key} />
              {isLate(group) && <LateDot />}
            </button>
          }
        >
          {(close) => (
            <div className="w-56">
              <p className="px-2 py-1 text-xs text-muted">{group.title}</p>
              <ul>
                {group.items.map((item) => (
                  <li key={item.url}>
                    <Entry item={item} isCurrent={item.url === here} waiting={counts.get(item.url)} onLeave={close} />
                  </li>
                ))}
              </ul>
            </div>
          )}
        </Popover>
      ))}
    </nav>
  );
}

/** Something behind it is late; the number is said beside its name when it opens. */
function LateDot(): ReactNode {
  return <span aria-hidden="true" className="absolute top-1.5 right-1.5 size-1.5 rounded-full bg-danger" />;
}
