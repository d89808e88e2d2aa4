import { CircleHelp, Columns3, Search, X } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { deskTexts } from '#platform/messages/desk/index.ts';
import { useShortcut } from '../shell/use-shortcut.ts';
import { useTexts } from '../texts.ts';
import { ColumnChooser } from './ColumnChooser.tsx';
import type { ColumnChoice } from './columns.ts';
import { FilterChips, FilterMenu } from './FilterChips.tsx';
import type { Filter, Tabs } from './filters.ts';
import { ShortcutHelp } from './ShortcutHelp.tsx';
import { StatusTabs, useTabRoom } from './StatusTabs.tsx';
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
  const [band, { isBelow, fits }] = useTabRoom();
  useShortcut({ key: '?' }, () => setHelp(true));
  return (
    <div data-chrome className="flex-none border-b border-line pb-2">
      <div ref={band} className="list-edge flex flex-wrap items-center gap-x-1.5 gap-y-1">
        <SearchBox list={list} label={searchIn ?? t('search')} />
        {tabs && <StatusTabs list={list} tabs={tabs} isBelow={isBelow} fits={fits} />}
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
