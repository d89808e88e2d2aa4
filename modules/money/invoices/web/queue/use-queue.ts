import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useRested } from '#platform/web/fields/use-rested.ts';
import { queueParts } from '#modules/money/invoices/contract.ts';
import { gapsRead, type QueueLine, type QueuePart, queueRead } from '../calls.ts';
import { documentsOf, groupsOf } from './groups.ts';

interface Address {
  readonly part?: string;
  readonly gap?: string;
  readonly search?: string;
  readonly customerId?: string;
}

/** So many rows come at first, and so many more each time; no more are in sight at once. */
const step = 200;
const most = 1000;

/** What of the queue is shown and chosen. What is shown stands in the address, so that it can be sent to a colleague. */
export function useQueue() {
  const search = useSearch({ strict: false }) as Address;
  const navigate = useNavigate();
  const [pageSize, setPageSize] = useState(step);
  const [chosen, setChosen] = useState<ReadonlyMap<string, QueueLine>>(new Map());
  const part: QueuePart = queueParts.find((each) => each === search.part) ?? 'ready';
  const gap = part === 'waiting' && search.gap ? search.gap : undefined;
  const words = search.search ?? '';
  const rested = useRested(words, 250);
  const { customerId } = search;
  const list = useQuery(
    queueRead({ part, search: rested, pageSize, ...(gap && { gap }), ...(customerId && { customerId }) }),
  );
  const sums = useQuery(gapsRead);
  const rows = useMemo(() => list.data?.rows ?? [], [list.data]);
  const groups = useMemo(() => groupsOf(rows), [rows]);
  // What has left the queue meanwhile is chosen no more.
  const selected = useMemo(() => rows.filter(({ id }) => chosen.has(id)), [rows, chosen]);
  const documents = useMemo(() => documentsOf(selected), [selected]);
  const go = (next: Address) => {
    setChosen(new Map());
    void navigate({ to: '.', search: next as never, replace: true, resetScroll: false });
  };
  return {
    part,
    gap,
    words,
    customerId,
    list,
    sums,
    rows,
    groups,
    selected,
    documents,
    isChosen: (id: string) => chosen.has(id),
    showPart: (next: QueuePart, nextGap?: string) =>
      go({ part: next, ...(nextGap && { gap: nextGap }), ...(customerId && { customerId }) }),
    searchFor: (next: string) => go({ ...search, search: next }),
    ofCustomer: (id: string | undefined) => {
      const { customerId: _, ...others } = search;
      go({ ...others, ...(id && { customerId: id }) });
    },
    choose: (next: readonly QueueLine[]) => setChosen(new Map(next.map((row) => [row.id, row]))),
    toggle(some: readonly QueueLine[], isOn: boolean): void {
      const next = new Map(chosen);
      for (const row of some)
        if (isOn) next.set(row.id, row);
        else next.delete(row.id);
      setChosen(next);
    },
    showMore:
      rows.length < (list.data?.total ?? 0) && pageSize < most
        ? () => setPageSize((size) => Math.min(most, size + step))
        : undefined,
  };
}
export type QueueState = ReturnType<typeof useQueue>;
