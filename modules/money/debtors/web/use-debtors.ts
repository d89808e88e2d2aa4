import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { isCalendarDate } from '#platform/dates.ts';
import { useRested } from '#platform/web/fields/use-rested.ts';
import { debtorFilters, type DebtorFilter } from '../kinds.ts';
import { ageingRead } from './calls.ts';

interface Address {
  readonly show?: string;
  readonly q?: string;
  readonly id?: string;
  readonly day?: string;
  readonly company?: string;
}

/** What is chosen at the desk; all of it stands in the address, so that it can be sent to a colleague. */
export function useDebtors() {
  const search = useSearch({ strict: false }) as Address;
  const navigate = useNavigate();
  const [pageSize, setPageSize] = useState(100);
  const filter: DebtorFilter = debtorFilters.find((each) => each === search.show) ?? 'all';
  const words = search.q ?? '';
  const rested = useRested(words, 250);
  const companyId = search.company ?? null;
  const asOf = search.day && isCalendarDate(search.day) ? search.day : undefined;
  const at = { companyId, ...(asOf && { asOf }) };
  const list = useQuery(ageingRead({ ...at, filter, search: rested, pageSize }));
  const ring = useQuery(ageingRead({ ...at, filter: 'ring', pageSize: 50 }));
  const rows = list.data?.rows ?? [];
  const go = (next: Address) => void navigate({ to: '.', search: next as never, replace: true, resetScroll: false });
  const choose = (more: { readonly [Name in keyof Address]?: string | undefined }) =>
    go(Object.fromEntries(Object.entries({ ...search, ...more }).filter(([, value]) => value)) as Address);
  const place = rows.findIndex(({ customerId }) => customerId === search.id);
  return {
    at,
    companyId,
    asOf,
    filter,
    words,
    rows,
    list,
    ring,
    chosen: search.id,
    choose,
    open: (id: string | undefined) => choose({ id }),
    /** The one so many places further; the ends stay. */
    step(by: 1 | -1): void {
      const next = rows[Math.min(rows.length - 1, Math.max(0, (place === -1 && by === 1 ? -1 : place) + by))];
      if (next) choose({ id: next.customerId });
    },
    showMore: () => setPageSize((size) => Math.min(5000, size + 200)),
  };
}
export type Debtors = ReturnType<typeof useDebtors>;
