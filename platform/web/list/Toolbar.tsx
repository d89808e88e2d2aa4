import { Link } from '@tanstack/react-router';
import { CircleHelp, Columns3, Search, X } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import clsx from 'clsx';
import { locales } from '#platform/language.ts';
import { withFilter } from '#platform/list-address.ts';
import { deskTexts } from '#platform/messages/desk/index.ts';
import { useLanguage } from '../language.ts';
import { linkTo } from '../shell/address.ts';
import { useShortcut } from '../shell/use-shortcut.ts';
import { useTexts } from '../texts.ts';
import { ColumnChooser } from './ColumnChooser.tsx';
import type { ColumnChoice } from './columns.ts';
import { FilterChips, FilterMenu } from './FilterChips.tsx';
import type { Filter, Tabs } from './filters.ts';
import { ShortcutHelp } from './ShortcutHelp.tsx';
import type { List } from './use-list.ts';
import { ViewsMenu } from './ViewsMenu.tsx';

interface ToolbarProps<Row> {
  /** Of the list screen. */
  readonly id: string;
  readonly list: List<Row>;
  readonly choice: ColumnChoice<Row>;
  /** Not on a phone, whose cards have none. */
  readonly hasColumns: boolean;
  readonly searchIn: string | undefined;
  readonly filters: readonly Filter[];
  readonly tabs: Tabs | undefined;
}

/** One band: search, the states with their counts, Filter, views, columns. Filters that are set stand under it. */
export function Toolbar<Row>({ id, list, choice, hasColumns, searchIn, filters, tabs }: ToolbarProps<Row>): ReactNode {
  const t = useTexts(deskTexts);
  const [help, setHelp] = useState(false);
  // A filter that was chosen from the menu and has no value yet.
  const [added, setAdded] = useState<string>();
  const [band, isBelow] = useTabsBelow();
  useShortcut({ key: '?' }, () => setHelp(true));
  return (
    <div data-chrome className="flex-none border-b border-line pb-2">
      <div ref={band} className="list-edge flex flex-wrap items-center gap-x-1.5 gap-y-1">
        <SearchBox list={list} label={searchIn ?? t('search')} />
        {tabs && <StatusTabs list={list} tabs={tabs} isBelow={isBelow} />}
        <div data-tools className="ml-auto flex flex-none items-center">
          <FilterMenu list={list} filters={filters} onAdd={setAdded} />
          <ViewsMenu id={id} list={list} choice={choice} />
          {hasColumns && (
            <ColumnChooser
              choice={choice}
              trigger={
                <button
                  type="button"
                  className="btn btn-g px-2 aria-expanded:bg-sunken"
                  aria-label={t('columns')}
                  title={t('columns')}
                >
                  <Columns3 size={16} aria-hidden="true" />
                </button>
              }
            />
          )}
          <button
            type="button"
            className="btn btn-g px-2 max-md:hidden"
            aria-label={t('shortcuts')}
            title={t('shortcuts')}
            onClick={() => setHelp(true)}
          >
            <CircleHelp size={16} aria-hidden="true" />
          </button>
        </div>
      </div>
      <FilterChips list={list} filters={filters} added={added} />
      <ShortcutHelp open={help} onClose={() => setHelp(false)} />
    </div>
  );
}

/** Whether the tabs have a line of their own, because the band has no room for them beside search and tools. */
function useTabsBelow(): readonly [RefObject<HTMLDivElement | null>, boolean] {
  const band = useRef<HTMLDivElement>(null);
  const [isBelow, setBelow] = useState(false);
  useLayoutEffect(() => {
    const element = band.current;
    if (!element) return;
    const measure = () => {
      const widthOf = (part: Element | null | undefined) => part?.getBoundingClientRect().width ?? 0;
      const tabs = [...(element.querySelector('[role=group]')?.children ?? [])];
      const needed =
        tabs.reduce((sum, tab) => sum + widthOf(tab) + 2, 0) +
        searchWidth +
        widthOf(element.querySelector('[data-tools]'));
      setBelow(needed + 2 * edge > widthOf(element));
    };
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    // Counts come later than their tabs, and a view has a name.
    for (const part of element.querySelectorAll('[role=group] > *, [data-tools]')) watch.observe(part);
    return () => watch.disconnect();
  });
  return [band, isBelow];
}

/** The least that the search box needs, and the edges of the band with its gaps, in pixels. */
const searchWidth = 176;
const edge = 28;

/** How long typing must rest before the list is searched, in milliseconds. */
const searchRests = 250;

function SearchBox<Row>({ list, label }: { readonly list: List<Row>; readonly label: string }): ReactNode {
  const t = useTexts(deskTexts);
  const input = useRef<HTMLInputElement>(null);
  const { state, setState } = list;
  const [typed, setTyped] = useState(state.search);
  // The address changed by itself: Back, or the filters were cleared.
  const [shown, setShown] = useState(state.search);
  if (shown !== state.search) {
    setShown(state.search);
    if (typed.trim() !== state.search) setTyped(state.search);
  }
  const search = useEffectEvent((text: string) => {
    if (text !== state.search) setState({ ...state, search: text, page: 1 }, 'replace');
  });
  useEffect(() => {
    const timer = setTimeout(() => search(typed.trim()), searchRests);
    return () => clearTimeout(timer);
  }, [typed]);
  useShortcut({ key: '/' }, () => input.current?.focus());
  return (
    <div className="relative min-w-0 flex-1 md:max-w-72 md:min-w-44">
      <Search
        size={16}
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 left-2.5 my-auto text-muted"
      />
      <input
        ref={input}
        type="search"
        className="ctl h-8 pr-8 pl-8.5 [&::-webkit-search-cancel-button]:hidden"
        placeholder={label}
        aria-label={t('searchIn', { what: label })}
        aria-keyshortcuts="/"
        maxLength={100}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && typed !== '') setTyped('');
          else if (event.key === 'ArrowDown') document.querySelector<HTMLElement>('[data-row-link]')?.focus();
          else return;
          event.preventDefault();
        }}
      />
      {typed !== '' && (
        <button
          type="button"
          className="absolute inset-y-0 right-1 my-auto grid size-6 place-items-center rounded-ctl text-muted hover:text-ink pointer-coarse:size-10"
          aria-label={t('clearSearch')}
          onClick={() => {
            setTyped('');
            input.current?.focus();
          }}
        >
          <X size={15} aria-hidden="true" />
        </button>
      )}
    </div>
  );
}

interface StatusTabsProps<Row> {
  readonly list: List<Row>;
  readonly tabs: Tabs;
  readonly isBelow: boolean;
}

function StatusTabs<Row>({ list, tabs, isBelow }: StatusTabsProps<Row>): ReactNode {
  const t = useTexts(deskTexts);
  const { state, setState } = list;
  const chosen = state.filter[tabs.filter]?.[0] ?? '';
  return (
    <div
      role="group"
      aria-label={t('show')}
      className={clsx(
        'flex min-w-0 gap-0.5 overflow-x-auto md:flex-wrap max-md:order-last max-md:-mx-1 max-md:w-[calc(100%+0.5rem)]',
        isBelow && 'md:order-last md:w-full',
      )}
    >
      {[{ value: '', title: t('all'), count: undefined, tone: undefined }, ...tabs.options].map(
        ({ value, title, count, tone }) => (
          <button
            key={value}
            type="button"
            aria-pressed={chosen === value}
            className={clsx(
              'btn h-7 flex-none border px-2 text-sm 2xl:px-2.5',
              chosen === value ? 'border-line bg-surface shadow-(--shade-ctl)' : 'btn-g border-transparent',
            )}
            onClick={() => setState(withFilter(state, tabs.filter, value === '' ? [] : [value]))}
          >
            {title}
            <TabCount count={count} tone={tone} />
          </button>
        ),
      )}
      {tabs.links?.map(({ title, count, url }) => (
        <Link key={url} {...linkTo(url)} className="btn btn-g h-7 flex-none px-2 text-sm">
          {title}
          <TabCount count={count} />
        </Link>
      ))}
    </div>
  );
}

interface TabCountProps {
  readonly count: number | undefined;
  readonly tone?: 'danger' | 'warn' | undefined;
}

function TabCount({ count, tone }: TabCountProps): ReactNode {
  const number = new Intl.NumberFormat(locales[useLanguage()]);
  if (count === undefined) return null;
  // Nothing that is late is nothing to worry about.
  const colour = count > 0 && tone ? (tone === 'danger' ? 'text-danger' : 'text-warn') : 'text-muted';
  return <span className={clsx('tabular-nums', colour)}>{number.format(count)}</span>;
}
