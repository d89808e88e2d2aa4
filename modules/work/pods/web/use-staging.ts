import { useNavigate, useSearch } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useRested } from '#platform/web/fields/use-rested.ts';
import { besideList } from '#platform/web/list/beside-list.ts';
import { ageIds, type AgeBucket } from '../rules.ts';
import { podTabs, tabStates, type PodTab } from '../status.ts';
import { podRead, podsRead, type PodLine } from './calls.ts';

interface Address {
  readonly tab?: string;
  readonly age?: string;
  readonly q?: string;
  readonly pod?: string;
}

/** What of the staging desk is chosen; all of it stands in the address, so that it can be sent to a colleague. */
export function useStaging({ opensFirst }: { readonly opensFirst: boolean }) {
  const search = useSearch({ strict: false }) as Address;
  const navigate = useNavigate();
  const [pageSize, setPageSize] = useState(50);
  const tab = podTabs.find((each) => each === search.tab) ?? 'toReview';
  const age = tab === 'missing' ? ageIds.find((each) => each === search.age) : undefined;
  const words = search.q ?? '';
  const rested = useRested(words, 250);
  const list = useQuery(podsRead({ tab, ...(age && { age }), search: rested, pageSize }));
  const listed: readonly PodLine[] = list.data?.rows ?? [];
  const isListed = listed.some(({ id }) => id === search.pod);
  // Somebody was sent to one that stands further down than the list reaches.
  const sought = useQuery({
    ...podRead(search.pod ?? ''),
    enabled: list.data !== undefined && !isListed && Boolean(search.pod),
  });
  const found = !isListed && sought.data?.id === search.pod ? sought.data : undefined;
  const isOfTab = found !== undefined && tabStates[tab].includes(found.status);
  const rows = isOfTab && !age && words === '' ? [found, ...listed] : listed;
  const { open, hasLeft } = besideList({
    ids: rows.map(({ id }) => id),
    isSettled: list.data !== undefined && !list.isFetching && !list.isPlaceholderData && !sought.isLoading,
    chosen: search.pod,
    opensFirst,
  });
  const place = rows.findIndex(({ id }) => id === open);
  const go = (next: Address) => void navigate({ to: '.', search: next as never, replace: true, resetScroll: false });

  return {
    tab,
    age,
    words,
    rows,
    list,
    /** What stands beside the list, always one of it; on a desk the first where nothing was chosen. */
    open,
    /** Whether the address names it already. */
    isNamed: open === search.pod,
    hasLeft,
    chooseTab: (next: PodTab, nextAge?: AgeBucket) => go({ tab: next, ...(nextAge && { age: nextAge }) }),
    /** Opens one under a tab, whatever was searched for before. */
    show: (next: PodTab, pod: string | undefined) => go({ tab: next, ...(pod !== undefined && { pod }) }),
    searchFor: (q: string) => go({ ...search, q, pod: '' }),
    choose: (pod: string | undefined) => go({ ...search, pod: pod ?? '' }),
    /** Goes on to the next one from one that leaves the list; somebody who has gone elsewhere meanwhile stays there. */
    leave(pod: string): void {
      const at = rows.findIndex(({ id }) => id === pod);
      const next = rows[at + 1] ?? rows[at - 1];
      void navigate({
        to: '.',
        search: ((now: Address) =>
          now.pod === pod && now.tab === search.tab ? { ...now, pod: next?.id ?? '' } : now) as never,
        replace: true,
        resetScroll: false,
      });
    },
    /** The one so many places further; the ends stay. */
    step(by: 1 | -1): void {
      const next = rows[Math.min(rows.length - 1, Math.max(0, (place === -1 ? (by === 1 ? -1 : 0) : place) + by))];
      if (next) go({ ...search, pod: next.id });
    },
    showMore: () => setPageSize((size) => Math.min(1000, size + 100)),
  };
}
export type StagingState = ReturnType<typeof useStaging>;
