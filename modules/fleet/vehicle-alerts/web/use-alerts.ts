import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useRested } from '#platform/web/fields/use-rested.ts';
import { alertQuestions, type AlertRow } from '../contract.ts';
import { alertCategories } from '../kinds.ts';
import { alertsRead } from './calls.ts';

interface Address {
  readonly show?: string;
  readonly q?: string;
  readonly id?: string;
}

/** Rows by category, security first; within one the gravest first, as long as it has been. */
function grouped(rows: readonly AlertRow[]): readonly (readonly [AlertRow['category'], readonly AlertRow[]])[] {
  const gravity = { critical: 0, warning: 1, info: 2 } as const;
  const sorted = rows.toSorted((a, b) => gravity[a.severity] - gravity[b.severity]);
  return alertCategories.flatMap((category) => {
    const own = sorted.filter((row) => row.category === category);
    return own.length > 0 ? [[category, own] as const] : [];
  });
}

/** What is chosen on the screen of alerts; all of it stands in the address, so that it can be sent to a colleague. */
export function useAlerts() {
  const search = useSearch({ strict: false }) as Address;
  const navigate = useNavigate();
  const [pageSize, setPageSize] = useState(200);
  const question = alertQuestions.find((each) => each === search.show) ?? 'open';
  const words = search.q ?? '';
  const rested = useRested(words, 250);
  const list = useQuery(alertsRead({ pageSize, search: rested, question }));
  const groups = grouped(list.data?.rows ?? []);
  /** In the order in which they are shown. */
  const rows = groups.flatMap(([, own]) => own);
  const go = (next: Address) => void navigate({ to: '.', search: next as never, replace: true, resetScroll: false });
  const place = rows.findIndex(({ id }) => id === search.id);
  return {
    question,
    words,
    rows,
    groups,
    list,
    /** What is open; on a desk the first of the list where nothing was chosen. */
    chosen: search.id || undefined,
    ask: (show: string) => go({ show }),
    searchFor: (q: string) => go({ ...search, q }),
    open: (id: string | undefined) => go({ ...search, id: id ?? '' }),
    /** The one so many places further; the ends stay. */
    step(by: 1 | -1): void {
      const next = rows[Math.min(rows.length - 1, Math.max(0, (place === -1 ? 0 : place) + by))];
      if (next) go({ ...search, id: next.id });
    },
    showMore: () => setPageSize((size) => Math.min(1000, size + 200)),
  };
}
export type AlertsState = ReturnType<typeof useAlerts>;
