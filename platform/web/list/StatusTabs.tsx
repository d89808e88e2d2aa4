import { Link, useNavigate } from '@tanstack/react-router';
import clsx from 'clsx';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { locales } from '#platform/language.ts';
import { withFilter } from '#platform/list-address.ts';
import { deskTexts } from '#platform/messages/desk/index.ts';
import { Menu, MenuItem } from '../floating/Menu.tsx';
import { useLanguage } from '../language.ts';
import { linkTo } from '../shell/address.ts';
import { useChosenInSight } from './chosen-in-sight.ts';
import { useTexts } from '../texts.ts';
import type { Tabs } from './filters.ts';
import { type TabRoom, tabRoom } from './tab-room.ts';
import type { List } from './use-list.ts';

/** What the tabs have room for, in the band that the ref is given to. */
export function useTabRoom(): readonly [RefObject<HTMLDivElement | null>, TabRoom] {
  const band = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<TabRoom>({ isBelow: false, fits: Infinity });
  useLayoutEffect(() => {
    const element = band.current;
    if (!element) return;
    const widthOf = (part: Element | null | undefined) => part?.getBoundingClientRect().width ?? 0;
    const measure = () => {
      const next = tabRoom({
        band: widthOf(element),
        tools: widthOf(element.querySelector('[data-tools]')),
        tabs: [...element.querySelectorAll('[data-tab]')].map(widthOf),
      });
      setRoom((before) => (before.isBelow === next.isBelow && before.fits === next.fits ? before : next));
    };
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    // Counts come later than their tabs, and a view has a name.
    for (const part of element.querySelectorAll('[data-tab], [data-tools]')) watch.observe(part);
    return () => watch.disconnect();
  });
  return [band, room];
}

interface StatusTabsProps<Row> extends TabRoom {
  readonly list: List<Row>;
  readonly tabs: Tabs;
}

/** The states with their counts, in one line: on a phone it is pushed, at a desk the last of them stand behind "More". */
export function StatusTabs<Row>({ list, tabs, isBelow, fits }: StatusTabsProps<Row>): ReactNode {
  const t = useTexts(deskTexts);
  const { state, setState } = list;
  const chosen = state.filter[tabs.filter]?.[0] ?? '';
  const links = tabs.links ?? [];
  const options = [{ value: '', title: t('all'), count: undefined, tone: undefined, hint: undefined }, ...tabs.options];
  const line = useChosenInSight<HTMLDivElement>(
    chosen,
    tabs.options.some(({ count }) => count !== undefined),
  );
  const choose = (value: string) => setState(withFilter(state, tabs.filter, value === '' ? [] : [value]));
  return (
    <div
      ref={line}
      role="group"
      aria-label={t('show')}
      className={clsx(
        // What stands behind "More" is measured where it cannot be seen.
        'relative flex min-w-0 gap-0.5 overflow-x-auto max-md:order-last max-md:-mx-1 max-md:w-[calc(100%+0.5rem)] md:overflow-x-clip',
        isBelow && 'md:order-last md:w-full',
      )}
    >
      {options.map(({ value, title, count, tone, hint }, place) => (
        <button
          key={value}
          type="button"
          data-tab
          aria-pressed={chosen === value}
          title={hint}
          className={clsx(tabLook(chosen === value), place >= fits && behindMore)}
          onClick={() => choose(value)}
        >
          {title}
          <TabCount count={count} tone={tone} />
        </button>
      ))}
      {links.map(({ title, count, url }, place) => (
        <Link
          key={url}
          data-tab
          {...linkTo(url)}
          className={clsx(tabLook(false), options.length + place >= fits && behindMore)}
        >
          {title}
          <TabCount count={count} />
        </Link>
      ))}
      {fits < options.length + links.length && (
        <MoreTabs
          options={options.slice(fits)}
          links={links.slice(Math.max(0, fits - options.length))}
          chosen={chosen}
          onChoose={choose}
        />
      )}
    </div>
  );
}

const tabLook = (isChosen: boolean) =>
  clsx(
    'btn h-7 flex-none border px-2 text-sm 2xl:px-2.5',
    isChosen ? 'border-line bg-surface shadow-(--shade-ctl)' : 'btn-g border-transparent',
  );
const behindMore = 'md:invisible md:absolute';

interface MoreTabsProps {
  readonly options: Tabs['options'];
  readonly links: NonNullable<Tabs['links']>;
  readonly chosen: string;
  readonly onChoose: (value: string) => void;
}

/** The tabs that have no room; the chosen one of them is named on the button. */
function MoreTabs({ options, links, chosen, onChoose }: MoreTabsProps): ReactNode {
  const t = useTexts(deskTexts);
  const navigate = useNavigate();
  const shown = options.find(({ value }) => value === chosen);
  return (
    <Menu
      trigger={
        <button type="button" className={clsx(tabLook(shown !== undefined), 'max-md:hidden')}>
          <span className="max-w-36 truncate">{shown?.title ?? t('moreTabs')}</span>
          <TabCount count={shown?.count} tone={shown?.tone} />
          <ChevronDown size={14} aria-hidden="true" />
        </button>
      }
    >
      {options.map(({ value, title, count, tone }) => (
        <MenuItem key={value} onSelect={() => onChoose(value)}>
          {title} <TabCount count={count} tone={tone} />
        </MenuItem>
      ))}
      {links.map(({ title, count, url }) => (
        <MenuItem key={url} onSelect={() => void navigate(linkTo(url))}>
          {title} <TabCount count={count} />
        </MenuItem>
      ))}
    </Menu>
  );
}

interface TabCountProps {
  readonly count: number | null | undefined;
  readonly tone?: 'danger' | 'warn' | undefined;
}

function TabCount({ count, tone }: TabCountProps): ReactNode {
  const number = new Intl.NumberFormat(locales[useLanguage()]);
  if (count === undefined || count === null) return null;
  // Nothing that is late is nothing to worry about.
  const colour = count > 0 && tone ? (tone === 'danger' ? 'text-danger' : 'text-warn') : 'text-muted';
  return <span className={clsx('tabular-nums', colour)}>{number.format(count)}</span>;
}
