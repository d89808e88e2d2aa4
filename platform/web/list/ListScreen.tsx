import clsx from 'clsx';
import { type ReactNode, useMemo, useState } from 'react';
import type { Page } from '#platform/operation.ts';
import type { Channel } from '#platform/nouns.ts';
import { useMedia } from '../media.ts';
import type { CallOptions } from '../rpc.ts';
import { BulkBar, type BulkAction } from './BulkBar.tsx';
import { type Column, useColumnChoice } from './columns.ts';
import type { Filter, FilterOf, ListQuery, SortOf, Tabs } from './filters.ts';
import { ListCards } from './ListCards.tsx';
import { ListHeader } from './ListHeader.tsx';
import { ListMessage, News, RefreshFailed } from './ListMessage.tsx';
import { ListTable } from './ListTable.tsx';
import { Pager } from './Pager.tsx';
import { useSelectionExport } from './selection-export.tsx';
import { Toolbar } from './Toolbar.tsx';
import { useList } from './use-list.ts';
import { usePrint } from './use-print.ts';
import { useWalkOf } from './use-walk-of.ts';

export interface ListScreenProps<Row, Query extends ListQuery> {
  /** Names what is remembered of this list on the device, and its reads. */
  readonly id: string;
  readonly title: string;
  /** The list operation: `client(supplierService).getAllCarriersByClientName`. */
  readonly load: (query: Query, options?: CallOptions) => Promise<Page<Row>>;
  readonly columns: readonly Column<Row, SortOf<Query>>[];
  /** What tells one record from another, and names it in events. */
  readonly rowId: (row: Row) => string;
  /** What the search looks into, as its placeholder: `Load, customer, carrier`. */
  readonly searchIn?: string;
  readonly filters?: readonly Filter<FilterOf<Query>>[];
  readonly tabs?: Tabs<FilterOf<Query>>;
  readonly rowPath?: (row: Row) => string;
  /** Given only to those who may create. */
  readonly newPath?: string | undefined;
  readonly newTitle?: string;
  /** Buttons before New. */
  readonly actions?: ReactNode;
  readonly bulk?: readonly BulkAction<Row>[];
  /** The noun whose changes refresh the list by themselves. */
  readonly channel?: Channel;
  /**
   * Of a long page only the rows that changed are read again: for operations that take `ids`. It is the order that the server
   * gives the list by itself; a row has a field of the name of each order.
   */
  readonly readsChanged?: 'ids' extends keyof Query ? SortOf<Query> & keyof Row : never;
  /** Figures of the whole, between the title and the list. */
  readonly summary?: ReactNode;
  /** It stands under the title of a page that holds more than the list. */
  readonly isPart?: boolean;
  /** What an empty list is for, and how to fill it. */
  readonly emptyHint?: string;
}

/** A list screen: everything that lists have in common, around the columns of one. */
export function ListScreen<Row, Query extends ListQuery>(props: ListScreenProps<Row, Query>): ReactNode {
  const { id, title, columns, rowPath, newPath, newTitle, channel, bulk = [], filters = [], tabs } = props;
  const { rowId, readsChanged } = props;
  const list = useList<Row>({ id, load: props.load as never, rowId, columns, filters, tabs, channel, readsChanged });
  const choice = useColumnChoice(id, columns);
  const isPhone = useMedia('(max-width: 767px)');
  const [selected, setSelected] = useState<ReadonlyMap<string, Row>>(new Map());
  const rows = useMemo(() => list.page?.rows ?? [], [list.page]);
  const selection = { selected, setSelected };
  const [showTable, showRows] = [!isPhone, list.isLoading || rows.length > 0];
  const { state, setState } = list;
  const [printed, print] = usePrint(list);
  const exporting = useSelectionExport(title, choice.visible);
  const naming = columns.find(({ card }) => card === 'title') ?? columns[0];
  useWalkOf({ title, rows, rowPath, naming, list, isPart: props.isPart ?? false });
  return (
    <section
      aria-labelledby="list-title"
      className={clsx('relative flex flex-col', props.isPart ? 'md:max-h-[max(30rem,70dvh)]' : 'list-screen')}
    >
      <ListHeader
        list={list}
        columns={choice.all.filter(({ id: column, inFiles }) => inFiles || choice.isVisible(column))}
        title={title}
        newPath={newPath}
        newTitle={newTitle}
        actions={props.actions}
        isPart={props.isPart ?? false}
        onPrint={print}
      />
      {props.summary && <div className="list-edge pb-3 empty:hidden">{props.summary}</div>}
      <div className="flex min-h-0 flex-1 flex-col">
        <Toolbar
          list={list}
          id={id}
          choice={choice}
          hasColumns={showTable}
          searchIn={props.searchIn}
          filters={filters}
          tabs={tabs}
        />
        {list.error !== null && list.page && <RefreshFailed error={list.error} onRetry={list.retry} />}
        <News list={list} />
        {!showRows && <ListMessage list={list} newPath={newPath} newTitle={newTitle} emptyHint={props.emptyHint} />}
        {showRows && showTable && (
          <ListTable
            list={printed ?? list}
            title={title}
            columns={choice.visible}
            rowPath={rowPath}
            selection={selection}
            mark={channel ?? id}
            isPart={props.isPart ?? false}
          />
        )}
        {selected.size > 0 && showTable && (
          <BulkBar
            rows={selected}
            nameOf={(row) => naming?.cell(row)}
            actions={[...bulk, exporting]}
            onClear={() => setSelected(new Map())}
            onDone={(failed) => {
              setSelected(failed);
              list.showNewest();
            }}
          />
        )}
        {showRows && !showTable && (
          <ListCards list={list} title={title} columns={choice.all} rowPath={rowPath} mark={channel ?? id} />
        )}
        {rows.length > 0 && showTable && <Pager list={list} onPage={(page) => setState({ ...state, page })} />}
      </div>
    </section>
  );
}
