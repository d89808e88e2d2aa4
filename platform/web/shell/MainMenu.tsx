import { Link, useNavigate } from '@tanstack/react-router';
import clsx from 'clsx';
import { ChevronRight } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { locales } from '#platform/language.ts';
import { deskTexts } from '#platform/messages/desk/index.ts';
import { useLanguage } from '../language.ts';
import { useTexts } from '../texts.ts';
import { linkTo } from './address.ts';
import { GroupIcon } from './GroupIcon.tsx';
import { sumOf, useMenuCounts, type Waiting } from './menu-counts.ts';
import { type DrawerItem, homeSection, type MenuItem, useMenu } from './use-menu.ts';
import { useCurrentUrl, useOpenSections } from './use-rail.ts';

const line =
  'flex min-h-7 w-full items-center gap-2.5 rounded-ctl px-2 text-left pointer-coarse:min-h-12 whitespace-nowrap';
const other = 'text-muted hover:bg-sunken hover:text-ink';
const current = 'bg-line/70 text-ink font-medium';

interface MainMenuProps {
  readonly onLeave?: (() => void) | undefined;
  /** Lines after the sections. */
  readonly extra?: readonly DrawerItem[] | undefined;
}

/** The menu of the session in sections: open are that of the screen and the one used last, the others say what waits. */
export function MainMenu({ onLeave, extra = [] }: MainMenuProps): ReactNode {
  const t = useTexts(deskTexts);
  const menu = useMenu();
  const navigate = useNavigate();
  const counts = useMenuCounts();
  const here = useCurrentUrl(menu);
  const sections = useOpenSections(menu, menu.find(({ items }) => items.some(({ url }) => url === here))?.key);
  return (
    <nav aria-label={t('menu')} className="mt-3">
      {menu.map((group) => {
        const isHome = group.key === homeSection;
        const isOpen = isHome || sections.isOpen(group.key);
        const [first] = group.items;
        return (
          <div key={group.key} className={clsx(!isHome && 'mt-1.5')}>
            {!isHome && (
              <SectionHeading
                title={group.title}
                isOpen={isOpen}
                isFoldable={sections.isFoldable}
                waiting={sumOf(
                  group.items.map(({ url }) => url),
                  counts,
                )}
                onPress={() => {
                  if (isOpen) {
                    sections.close(group.key);
                    return;
                  }
                  sections.open(group.key);
                  // In the drawer one chooses first: going somewhere would close it.
                  if (first && !onLeave) void navigate(linkTo(first.url));
                }}
              />
            )}
            {isOpen && (
              <ul>
                {group.items.map((item) => (
                  <li key={item.url}>
                    <Entry item={item} isCurrent={item.url === here} waiting={counts.get(item.url)} onLeave={onLeave} />
                  </li>
                ))}
              </ul>
            )}
          </div>
        );
      })}
      {extra.length > 0 && (
        <ul className="mt-1.5">
          {extra.map((item) => (
            <li key={item.url}>
              <Entry item={item} isCurrent={item.url === here} onLeave={onLeave} />
            </li>
          ))}
        </ul>
      )}
    </nav>
  );
}

interface SectionHeadingProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly isFoldable: boolean;
  readonly waiting: Waiting;
  readonly onPress: () => void;
}

function SectionHeading({ title, isOpen, isFoldable, waiting, onPress }: SectionHeadingProps): ReactNode {
  const look = 'flex min-h-6.5 w-full items-center gap-2 px-2 text-left text-xs whitespace-nowrap text-muted';
  if (!isFoldable) return <h2 className={look}>{title}</h2>;
  return (
    <h2>
      <button
        type="button"
        className={clsx(look, 'rounded-ctl hover:bg-sunken hover:text-ink pointer-coarse:min-h-12')}
        aria-expanded={isOpen}
        onClick={onPress}
      >
        <span className="min-w-0 truncate">{title}</span>
        <span className="ml-auto" />
        {!isOpen && <WaitingCount waiting={waiting} />}
        {!isOpen && <ChevronRight size={14} aria-hidden="true" className="flex-none" />}
      </button>
    </h2>
  );
}

interface EntryProps {
  readonly onLeave: (() => void) | undefined;
  readonly item: MenuItem;
  readonly isCurrent: boolean;
  readonly waiting?: Waiting | undefined;
}

/** One line of the menu, with what waits behind it. */
export function Entry({ item, isCurrent, waiting, onLeave }: EntryProps): ReactNode {
  const link = useRef<HTMLAnchorElement>(null);
  // With two long sections open the menu scrolls: where one is stays in sight.
  useEffect(() => {
    if (isCurrent) link.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  return (
    <Link
      ref={link}
      {...linkTo(item.url)}
      className={clsx(line, isCurrent ? current : other)}
      aria-current={isCurrent ? 'page' : undefined}
      title={item.title}
      onClick={onLeave}
    >
      <GroupIcon group={item.key} />
      <span className="min-w-0 flex-1 truncate">{item.title}</span>
      <WaitingCount waiting={waiting} />
    </Link>
  );
}

/** How much waits; red when some of it is late. Nothing is not said. */
function WaitingCount({ waiting }: { readonly waiting: Waiting | undefined }): ReactNode {
  const t = useTexts(deskTexts);
  const number = new Intl.NumberFormat(locales[useLanguage()]);
  if (!waiting || waiting.count === 0) return null;
  const written = number.format(waiting.count);
  return (
    <span className={clsx('flex-none text-sm tabular-nums', waiting.isLate ? 'font-medium text-danger' : 'text-muted')}>
      <span aria-hidden="true">{written}</span>
      <span className="sr-only">{t(waiting.isLate ? 'waitingLate' : 'waitingCount', { count: waiting.count })}</span>
    </span>
  );
}
