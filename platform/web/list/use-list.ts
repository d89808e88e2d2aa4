import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { type ListState, pageCount } from '#platform/list-address.ts';
import type { Channel } from '#platform/nouns.ts';
import type { Page } from '#platform/operation.ts';
import { useChannel } from '../realtime/use-channel.ts';
import type { CallOptions } from '../rpc.ts';
import type { Column } from './columns.ts';
import { keepPageSize, restoredPageSize } from './first-page.ts';
import { useRightsEpoch } from './rights-epoch.ts';
import { compareRows, type HeldRows, shareRows } from './held-rows.ts';
import { type Filter, type ListQuery, queryOf, type Tabs } from './filters.ts';
import { shortList } from './long-list.ts';
import { markRow, useSaved } from './marks.ts';
import { useChangedRows } from './use-changed-rows.ts';
import { useListState } from './use-list-state.ts';

type Load<Row> = (query: ListQuery, options?: CallOptions) => Promise<Page<Row>>;

export interface ListOptions<Row> {
  readonly id: string;
  readonly load: Load<Row>;
  readonly rowId: (row: Row) => string;
  readonly columns: readonly Column<Row>[];
  readonly filters: readonly Filter[];
  readonly tabs: Tabs | undefined;
  readonly channel: Channel | undefined;
  /** The operation takes `ids`: of a long page only the rows that changed are read again. By what it orders where nobody chose. */
  readonly readsChanged?: string | undefined;
}

/** A list while it is shown: what the address asks for, and what the server answered. */
export interface List<Row> {
  readonly rowId: (row: Row) => string;
  readonly state: ListState;
  readonly setState: (next: ListState, how?: 'push' | 'replace') => void;
  /** The last answer; while another page is fetched it is still the old one. Its rows stay where they stand until `showNewest`. */
  readonly page: Page<Row> | undefined;
  /** Rows that came since, and whether the newest order is another one. */
  readonly news: { readonly arrived: number; readonly differs: boolean };
  /** A row that is not among the newest any more: it was changed so that the filter leaves it out, or removed. */
  readonly hasLeft: (id: string) => boolean;
  readonly showNewest: () => void;
  readonly pages: number;
  readonly pageSize: number;
  readonly setPageSize: (rows: number) => void;
  /** Nothing to show yet. */
  readonly isLoading: boolean;
  /** What is shown is not what was asked for, but will be in a moment. */
  readonly isStale: boolean;
  readonly error: Error | null;
  readonly retry: () => void;
  /** Fetches any part of what the address asks for, for the export. */
  readonly fetch: (page: number, pageSize: number, signal: AbortSignal) => Promise<Page<Row>>;
}

export function useList<Row>(options: ListOptions<Row>): List<Row> {
  const { id, load, rowId, columns, filters, tabs, channel, readsChanged } = options;
  const sorts = columns.flatMap(({ sort }) => sort ?? []);
  const [state, setState] = useListState({
    sorts,
    filters: [...filters.map((filter) => filter.id), ...(tabs ? [tabs.filter] : [])],
  });
  const [pageSize, setPageSize] = useState(restoredPageSize);
  const query = queryOf(state, pageSize, filters, tabs);
  const queryKey = [channel ?? id, 'list', id, query];
  const { data, error, isPending, isPlaceholderData, isFetching, refetch } = useQuery({
    queryKey,
    meta: { hearsForItself: readsChanged !== undefined },
    queryFn: async ({ signal }) => {
      const page = await load(query, { signal });
      // To read the answer of a long page takes most of a frame; what has changed in it is found out in the next one.
      if (page.rows.length > shortList) await new Promise((next) => setTimeout(next));
      return page;
    },
    placeholderData: keepPreviousData,
    structuralSharing: (old, next) => shareRows(old as Page<Row> | undefined, next as Page<Row>, rowId),
  });
  useChannel(channel, (event) => markRow(event.channel, event.id));
  useChangedRows<Row>(readsChanged ? channel : undefined, {
    queryKey,
    rowId,
    placeOf: (row) => (row as Readonly<Record<string, unknown>>)[state.sort ?? readsChanged ?? ''],
    readRows: (ids) => load({ ...query, ids, page: 1, pageSize: ids.length }),
  });
  const question = JSON.stringify(query);
  // Rows that were known from before are only shown until the first answer is here: nobody has begun to read them.
  const [answered, setAnswered] = useState<string>();
  if (answered !== question && data && !isPlaceholderData && !isFetching) setAnswered(question);
  const held = useHeldRows(
    answered === question ? question : `${question} as known`,
    isPlaceholderData ? undefined : data?.rows,
    rowId,
    useSaved(channel ?? id),
  );
  return {
    rowId,
    state,
    setState,
    page: useMemo(
      () => data && (isPlaceholderData ? data : { ...data, rows: [...held.rows] }),
      [data, isPlaceholderData, held.rows],
    ),
    news: held,
    hasLeft: (each) => held.left.has(each),
    showNewest: held.showNewest,
    pages: data ? pageCount(data.total, data.totalIsCapped, state.page, pageSize, data.rows.length) : 1,
    pageSize,
    setPageSize: (rows) => {
      keepPageSize(rows);
      setPageSize(rows);
      if (state.page > 1) setState({ ...state, page: 1 }, 'replace');
    },
    isLoading: isPending && error === null,
    isStale: isPlaceholderData,
    error,
    retry: () => void refetch(),
    fetch: (page, size, signal) => load(queryOf({ ...state, page }, size, filters, tabs), { signal }),
  };
}

const noRows: readonly never[] = [];

/**
 * The rows on the screen: they change their values, but neither their order nor their number, until the person wants it.
 * Who has just made a record wants to see it; and what somebody may no longer see does not stay.
 */
function useHeldRows<Row>(
  question: string,
  newest: readonly Row[] | undefined,
  rowId: (row: Row) => string,
  isOwn: (id: string) => boolean,
) {
  const epoch = useRightsEpoch();
  const [held, setHeld] = useState<HeldRows<Row>>();
  const isOther =
    held?.question !== question ||
    (held.epoch !== epoch && newest !== undefined && compareRows(held.rows, newest, rowId).left.size > 0) ||
    held.rows.length === 0 ||
    newest?.some((row) => isOwn(rowId(row)) && !held.rows.some((shown) => rowId(shown) === rowId(row))) === true;
  const rows = (isOther ? newest : held.rows) ?? noRows;
  const compared = useMemo(() => compareRows(rows, newest ?? rows, rowId), [rows, newest, rowId]);
  const next = newest && (isOther ? newest : compared.rows);
  // The same rows may answer another question: then they are held for that one.
  const isHeld = held?.rows === next && held?.question === question && held.epoch === epoch;
  if (next && next.length > 0 && !isHeld) setHeld({ question, rows: next, epoch });
  return { ...compared, showNewest: () => newest && setHeld({ question, rows: newest, epoch }) };
}
