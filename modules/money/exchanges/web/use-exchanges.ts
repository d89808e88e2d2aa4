import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useRested } from '#platform/web/fields/use-rested.ts';
import type { ExchangeRow } from '../contract.ts';
import type { ExchangeState } from '../status.ts';
import { exchangesRead } from './calls.ts';

/** The counted questions of the screen, with the states that each asks for. */
export const chips = {
  all: [],
  waiting: ['WAITING', 'SENT'],
  unknown: ['UNKNOWN'],
  failed: ['FAILED'],
  today: [],
} as const satisfies Readonly<Record<string, readonly ExchangeState[]>>;
export type Chip = keyof typeof chips;
export const chipNames = Object.keys(chips) as readonly Chip[];

interface Address {
  readonly show?: string;
  readonly q?: string;
  readonly id?: string;
}

/** What is chosen on the screen of exchanges; all of it stands in the address, so that it can be sent to a colleague. */
export function useExchanges() {
  const search = useSearch({ strict: false }) as Address;
  const navigate = useNavigate();
  const [pageSize, setPageSize] = useState(50);
  const chip = chipNames.find((each) => each === search.show) ?? 'all';
  const words = search.q ?? '';
  const rested = useRested(words, 250);
  const status = chips[chip];
  const list = useQuery(
    exchangesRead({
      pageSize,
      search: rested,
      isOfToday: chip === 'today',
      ...(status.length > 0 && { status: [...status] }),
    }),
  );
  const rows: readonly ExchangeRow[] = list.data?.rows ?? [];
  const go = (next: Address) => void navigate({ to: '.', search: next as never, replace: true, resetScroll: false });
  const place = rows.findIndex(({ id }) => id === search.id);
  return {
    chip,
    words,
    rows,
    list,
    /** What is open; on a desk the first of the list where nothing was chosen. */
    chosen: search.id || undefined,
    choose: (show: Chip) => go({ show }),
    searchFor: (q: string) => go({ ...search, q }),
    open: (id: string | undefined) => go({ ...search, id: id ?? '' }),
    /** The one so many places further; the ends stay. */
    step(by: 1 | -1): void {
      const next = rows[Math.min(rows.length - 1, Math.max(0, (place === -1 ? 0 : place) + by))];
      if (next) go({ ...search, id: next.id });
    },
    showMore: () => setPageSize((size) => Math.min(1000, size + 100)),
  };
}
export type ExchangesState = ReturnType<typeof useExchanges>;
