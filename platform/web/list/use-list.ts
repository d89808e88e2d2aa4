import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type ListState, pageCount, pageSizes } from '#platform/list-address.ts';
import type { Page } from '#platform/operation.ts';
import { useChannel } from '../realtime/use-channel.ts';
import type { CallOptions } from '../rpc.ts';
import type { Column } from './columns.ts';
import { type Filter, type ListQuery, queryOf, type Tabs } from './filters.ts';
import { markRow } from './marks.ts';
import { useListState } from './use-list-state.ts';

type Load<Row> = (query: ListQuery, options?: CallOptions) => Promise<Page<Row>>;

export interface ListOptions<Row> {
  readonly id: string;
  readonly load: Load<Row>;
  readonly rowId: (row: Row) => string;
  readonly columns: readonly Column<Row>[];
  readonly filters: readonly Filter[];
  readonly tabs: Tabs | undefined;
  readonly channel: string | undefined;
}

/** A list while it is shown: what the address asks for, and what the server answered. */
export interface List<Row> {
  readonly rowId: (row: Row) => string;
  readonly state: ListState;
  readonly setState: (next: ListState, how?: 'push' | 'replace') => void;
  /** The last answer; while another page is fetched it is still the old one. */
  readonly page: Page<Row> | undefined;
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

const pageSizeKey = 'pageSize';
const usualPageSize = 50;

function restoredPageSize(): number {
  const stored = Number(localStorage.getItem(pageSizeKey));
  return pageSizes.some((size) => size === stored) ? stored : usualPageSize;
}

export function useList<Row>({ id, load, rowId, columns, filters, tabs, channel }: ListOptions<Row>): List<Row> {
  const sorts = columns.flatMap(({ sort }) => sort ?? []);
  const [state, setState] = useListState({
    sorts,
    filters: [...filters.map((filter) => filter.id), ...(tabs ? [tabs.filter] : [])],
  });
  const [pageSize, setPageSize] = useState(restoredPageSize);
  const query = queryOf(state, pageSize, filters, tabs);
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery({
    queryKey: [channel ?? id, 'list', id, query],
    queryFn: ({ signal }) => load(query, { signal }),
    placeholderData: keepPreviousData,
  });
  useChannel(channel, (event) => markRow(event.channel, event.id));
  return {
    rowId,
    state,
    setState,
    page: data,
    pages: data ? pageCount(data.total, data.totalIsCapped, state.page, pageSize, data.rows.length) : 1,
    pageSize,
    setPageSize: (rows) => {
      localStorage.setItem(pageSizeKey, String(rows));
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
