import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useRested } from '#platform/web/fields/use-rested.ts';
import type { ExchangeState } from '#modules/money/exchanges/status.ts';
import { exportsRead } from './calls.ts';

/** What is shown, with the states that each asks for; differences and files have lists of their own. */
export const chips = {
  all: [],
  waiting: ['WAITING', 'SENT'],
  unknown: ['UNKNOWN'],
  failed: ['FAILED'],
  drift: [],
  files: [],
} as const satisfies Readonly<Record<string, readonly ExchangeState[]>>;
export type Chip = keyof typeof chips;
export const chipNames = Object.keys(chips) as readonly Chip[];

interface Address {
  readonly show?: string;
  readonly q?: string;
  readonly id?: string;
}

/** What is chosen on the screen of exports; all of it stands in the address, so that it can be sent to a colleague. */
export function useExports() {
  const search = useSearch({ strict: false }) as Address;
  const navigate = useNavigate();
  const [pageSize, setPageSize] = useState(50);
  const chip = chipNames.find((each) => each === search.show) ?? 'all';
  const words = search.q ?? '';
  const rested = useRested(words, 250);
  const status: readonly ExchangeState[] = chips[chip];
  const list = useQuery(
    exportsRead({ pageSize, search: rested, ...(status.length > 0 && { status: [...status] }) }, true),
  );
  const go = (next: Address) => void navigate({ to: '.', search: next as never, replace: true, resetScroll: false });
  return {
    chip,
    words,
    list,
    rows: list.data?.rows ?? [],
    chosen: search.id || undefined,
    choose: (show: Chip) => go({ show }),
    searchFor: (q: string) => go({ ...search, q }),
    open: (id: string | undefined) => go({ ...search, id: id ?? '' }),
    showMore: () => setPageSize((size) => Math.min(1000, size + 100)),
  };
}
export type ExportsState = ReturnType<typeof useExports>;
