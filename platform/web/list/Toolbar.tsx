import { CircleHelp, Columns3, Search, X } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import clsx from 'clsx';
import { withFilter } from '#platform/list-address.ts';
import { deskTexts } from '#platform/messages/desk/index.ts';
import { useShortcut } from '../shell/use-shortcut.ts';
import { useTexts } from '../texts.ts';
import { ColumnChooser } from './ColumnChooser.tsx';
import type { ColumnChoice } from './columns.ts';
import { FilterChips } from './FilterChips.tsx';
import type { Filter, Tabs } from './filters.ts';
import { ShortcutHelp } from './ShortcutHelp.tsx';
import type { List } from './use-list.ts';

interface ToolbarProps<Row> {
  readonly list: List<Row>;
  /** Not on a phone, whose cards have no columns. */
  readonly choice: ColumnChoice<Row> | undefined;
  readonly searchIn: string | undefined;
  readonly filters: readonly Filter[];
  readonly tabs: Tabs | undefined;
}

/** Search, tabs and columns on one line, filters as chips under it. */
export function Toolbar<Row>({ list, choice, searchIn, filters, tabs }: ToolbarProps<Row>): ReactNode {
  const t = useTexts(deskTexts);
  const [help, setHelp] = useState(false);
  useShortcut({ key: '?' }, () => setHelp(true));
  return (
    <div className="border-b border-line">
      <div className="flex flex-wrap items-center gap-2 p-2">
        <SearchBox list={list} label={searchIn ?? t('search')} />
        {tabs && <StatusTabs list={list} tabs={tabs} />}
        <div className="ml-auto flex items-center gap-1 max-md:hidden">
          <button
            type="button"
            className="btn btn-g px-2"
            aria-label={t('shortcuts')}
            title={t('shortcuts')}
            onClick={() => setHelp(true)}
          >
            <CircleHelp size={16} aria-hidden="true" />
          </button>
          {choice && (
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
    <div className="relative w-full md:w-64">
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

function StatusTabs<Row>({ list, tabs }: { readonly list: List<Row>; readonly tabs: Tabs }): ReactNode {
  const t = useTexts(deskTexts);
  const { state, setState } = list;
  const chosen = state.filter[tabs.filter]?.[0] ?? '';
  return (
    <div
      role="group"
      aria-label={t('show')}
      className="flex min-w-0 gap-0.5 overflow-x-auto max-md:-mx-1 max-md:w-[calc(100%+0.5rem)]"
    >
      {[{ value: '', title: t('all') }, ...tabs.options].map(({ value, title }) => (
        <button
          key={value}
          type="button"
          aria-pressed={chosen === value}
          className={clsx('btn flex-none px-2.5', chosen === value ? 'bg-sunken' : 'btn-g')}
          onClick={() => setState(withFilter(state, tabs.filter, value === '' ? [] : [value]))}
        >
          {title}
        </button>
      ))}
    </div>
  );
}
