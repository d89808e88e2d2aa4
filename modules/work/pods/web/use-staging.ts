import { useNavigate, useSearch } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useRested } from '#platform/web/fields/use-rested.ts';
import { ageIds, type AgeBucket } from '../rules.ts';
import { podTabs, type PodTab } from '../status.ts';
import { podsRead, type PodLine } from './calls.ts';

interface Address {
  readonly tab?: string;
  readonly age?: string;
  readonly q?: string;
  readonly pod?: string;
}

/** What of the staging desk is chosen; all of it stands in the address, so that it can be sent to a colleague. */
export function useStaging() {
  const search = useSearch({ strict: false }) as Address;
  const navigate = useNavigate();
  const [pageSize, setPageSize] = useState(50);
  const tab = podTabs.find((each) => each === search.tab) ?? 'toReview';
  const age = tab === 'missing' ? ageIds.find((each) => each === search.age) : undefined;
  const words = search.q ?? '';
  const rested = useRested(words, 250);
  const list = useQuery(podsRead({ tab, ...(age && { age }), search: rested, pageSize }));
  const rows: readonly PodLine[] = list.data?.rows ?? [];
  const place = rows.findIndex(({ id }) => id === search.pod);
  const go = (next: Address) => void navigate({ to: '.', search: next as never, replace: true, resetScroll: false });

  return {
    tab,
    age,
    words,
    rows,
    list,
    /** What is open; on a desk the first of the list where nothing was chosen. */
    chosen: search.pod || undefined,
    place,
    chooseTab: (next: PodTab, nextAge?: AgeBucket) => go({ tab: next, ...(nextAge && { age: nextAge }) }),
    /** Opens one under a tab, whatever was searched for before. */
    show: (next: PodTab, pod: string | undefined) => go({ tab: next, ...(pod !== undefined && { pod }) }),
    searchFor: (q: string) => go({ ...search, q }),
    open: (pod: string | undefined) => go({ ...search, ...(pod === undefined ? { pod: '' } : { pod }) }),
    /** The one so many places further; the ends stay. */
    step(by: 1 | -1): void {
      const next = rows[Math.min(rows.length - 1, Math.max(0, (place === -1 ? (by === 1 ? -1 : 0) : place) + by))];
      if (next) go({ ...search, pod: next.id });
    },
    showMore: () => setPageSize((size) => Math.min(1000, size + 100)),
  };
}
export type StagingState = ReturnType<typeof useStaging>;
