import { Link } from '@tanstack/react-router';
import { CircleHelp, Columns3, Search, X } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
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
import { FilterChips } from './FilterChips.tsx';
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

/** Search, tabs and columns on one line, filters as chips under it; many tabs on a line between them. */
export function Toolbar<Row>({ id, list, choice, hasColumns, searchIn, filters, tabs }: ToolbarProps<Row>): ReactNode {
  const t = useTexts(deskTexts);
  const [help, setHelp] = useState(false);
  useShortcut({ key: '?' }, () => setHelp(true));
  return (
    <div className="border-b border-line">
      <div className="flex flex-wrap items-center gap-2 p-2">
        <SearchBox list={list} label={searchIn ?? t('search')} />
        {tabs && <StatusTabs list={list} tabs={tabs} />}
        <div className="ml-auto flex flex-none items-center gap-1">
          <ViewsMenu id={id} list={list} choice={choice} />
          <button
            type="button"
            className="btn btn-g px-2 max-md:hidden"
            aria-label={t('shortcuts')}
            title={t('shortcuts')}
            onClick={() => setHelp(true)}
          >
            <CircleHelp size={16} aria-hidden="true" />
          </button>
          {hasColumns && (
            <ColumnChooser
              choice={choice}
              trigger={
                <button type="button" className="btn btn-g aria-expanded:bg-sunken">
                  <Columns3 size={16} aria-hidden="true" />
                  {t('columns')}
                </button>
              }
            />
          )}
        </div>
      </div>
      {filters.length > 0 && <FilterChips list={list} filters={filters} />}
      <ShortcutHelp open={help} onClose={() => setHelp(false)} />
    </div>
  );
}

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
    <div className="relative min-w-0 flex-1 md:w-60 md:flex-none 2xl:w-64">
      <Search
        size={16}
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 left-2.5 my-auto text-muted"
      />
      <input
        ref={input}
        type="search"
        className="ctl pr-8 pl-8.5 [&::-webkit-search-cancel-button]:hidden"
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

/** So many stand beside the search at a desk; more get a line of their own, as all do on a phone. */
const tabsBesideSearch = 6;

function StatusTabs<Row>({ list, tabs }: { readonly list: List<Row>; readonly tabs: Tabs }): ReactNode {
  const t = useTexts(deskTexts);
  const { state, setState } = list;
  const chosen = state.filter[tabs.filter]?.[0] ?? '';
  return (
    <div
      role="group"
      aria-label={t('show')}
      className={clsx(
        'flex min-w-0 gap-0.5 overflow-x-auto md:flex-wrap max-md:order-last max-md:-mx-1 max-md:w-[calc(100%+0.5rem)]',
        tabs.options.length > tabsBesideSearch && 'md:order-last md:w-full',
      )}
    >
      {[{ value: '', title: t('all'), count: undefined }, ...tabs.options].map(({ value, title, count }) => (
        <button
          key={value}
          type="button"
          aria-pressed={chosen === value}
          className={clsx('btn flex-none px-2 2xl:px-2.5', chosen === value ? 'bg-sunken' : 'btn-g')}
          onClick={() => setState(withFilter(state, tabs.filter, value === '' ? [] : [value]))}
        >
          {title}
          <TabCount count={count} />
        </button>
      ))}
      {tabs.links?.map(({ title, count, url }) => (
        <Link key={url} {...linkTo(url)} className="btn btn-g flex-none px-2.5">
          {title}
          <TabCount count={count} />
        </Link>
      ))}
    </div>
  );
}

function TabCount({ count }: { readonly count: number | undefined }): ReactNode {
  const number = new Intl.NumberFormat(locales[useLanguage()]);
  return count !== undefined && <span className="text-muted tabular-nums">{number.format(count)}</span>;
}
