import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useRested } from '#platform/web/fields/use-rested.ts';
import type { LineStanding } from '#modules/money/receipts/kinds.ts';
import { type BankAccount, bankAccountsRead, linesRead, type ReceiptLine, useMayStatements } from '../calls.ts';

/** The counted questions of the screen, with the standings that each asks for. */
export const chips = {
  all: [],
  decide: ['proposed', 'question'],
  certain: ['certain'],
  returned: ['returned'],
  decided: ['decided'],
  ignored: ['ignored'],
} as const satisfies Readonly<Record<string, readonly LineStanding[]>>;
type Chip = keyof typeof chips;
export const chipNames = Object.keys(chips) as readonly Chip[];

/** What waits for somebody, or for the next look. */
export const openStandings: readonly LineStanding[] = ['certain', 'proposed', 'question', 'returned'];

interface Address {
  readonly tab?: string;
  readonly show?: string;
  readonly search?: string;
  readonly account?: string;
  readonly day?: string;
  readonly customer?: string;
  readonly id?: string;
}

/** So many rows come at first, and so many more each time; no more are in sight at once. */
const step = 100;
const most = 1000;
const none: readonly ReceiptLine[] = [];

/** Which lines are shown and which is open; all of it stands in the address, so that it can be sent to a colleague. */
export function useLines() {
  const search = useSearch({ strict: false }) as Address;
  const navigate = useNavigate();
  const [pageSize, setPageSize] = useState(step);
  /** What was decided last, to be undone by one key. */
  const [lastDecided, setLastDecided] = useState<string>();
  const chip = chipNames.find((each) => each === search.show) ?? 'all';
  const words = search.search ?? '';
  const rested = useRested(words, 250);
  const mayAccounts = useMayStatements('getBankAccounts');
  const { data: accounts } = useQuery({ ...bankAccountsRead, enabled: mayAccounts });
  const active = useMemo(() => (accounts ?? []).filter(({ isActive }) => isActive), [accounts]);
  const account = active.find(({ id }) => id === search.account) ?? (active.length === 1 ? active[0] : undefined);
  const narrowed = {
    ...(account && { bankAccountId: account.id }),
    ...(search.day && { from: search.day as never, to: search.day as never }),
  };
  const standing = chips[chip];
  const list = useQuery(
    linesRead({
      ...narrowed,
      search: rested,
      pageSize: search.customer ? most : pageSize,
      descending: true,
      ...(standing.length > 0 && { standing: [...standing] }),
    }),
  );
  const all = list.data?.rows ?? none;
  // The server knows lines by what the bank wrote; whose they are is a proposal.
  const rows = useMemo(
    () => (search.customer ? all.filter(({ customerId }) => customerId === search.customer) : all),
    [all, search.customer],
  );
  const go = (next: Address) => void navigate({ to: '.', search: next as never, replace: true, resetScroll: false });
  const place = rows.findIndex(({ id }) => id === search.id);
  const openAt = (at: number) => {
    const next = rows[Math.min(rows.length - 1, Math.max(0, at))];
    if (next) go({ ...search, id: next.id });
  };
  const countOf = (of: readonly LineStanding[]) =>
    list.data?.standings.reduce(
      (sum, each) => sum + (of.length === 0 || of.includes(each.standing) ? each.count : 0),
      0,
    );
  return {
    chip,
    words,
    day: search.day ?? '',
    customer: search.customer ?? '',
    accounts: active,
    account,
    accountOf: (line: ReceiptLine): BankAccount | undefined => accounts?.find(({ id }) => id === line.bankAccountId),
    list,
    rows,
    countOf,
    chosen: search.id || undefined,
    lastDecided,
    setLastDecided,
    show: (show: Chip) => go({ ...search, show, id: '' }),
    searchFor: (next: string) => go({ ...search, search: next }),
    ofAccount: (id: string) => go({ ...search, account: id, id: '' }),
    ofDay: (day: string) => go({ ...search, day, id: '' }),
    ofCustomer: (customer: string) => go({ ...search, customer, id: '' }),
    open: (id: string | undefined) => go({ ...search, id: id ?? '' }),
    /** The line so many places further; the ends stay. */
    step: (by: 1 | -1) => openAt((place === -1 ? 0 : place) + by),
    /** The next one that waits after a line was decided, from there on and then from the top. */
    openNext(after: string): void {
      const here = rows.findIndex(({ id }) => id === after);
      const waits = (row: ReceiptLine) => row.id !== after && openStandings.includes(row.standing);
      const next = [...rows.slice(here + 1), ...rows.slice(0, here + 1)].find(waits);
      go({ ...search, id: next?.id ?? after });
    },
    showMore:
      all.length < (list.data?.total ?? 0) && !search.customer && pageSize < most
        ? () => setPageSize((size) => Math.min(most, size + step))
        : undefined,
  };
}
export type LinesState = ReturnType<typeof useLines>;
