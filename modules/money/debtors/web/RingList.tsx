import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormats } from '#platform/web/formats.ts';
import { useTexts } from '#platform/web/texts.ts';
import { debtorDeskTexts } from '../messages/desk/index.ts';
import { type Ageing, type AgeingLine, debtorRead } from './calls.ts';
import { DebtorPane } from './DebtorPane.tsx';
import { LatestPromises } from './LatestPromises.tsx';
import type { Debtors } from './use-debtors.ts';
import { toneOf, useNext } from './words.ts';

interface RingListProps {
  readonly state: Debtors;
  readonly data: Ageing;
  readonly isDesk: boolean;
}

/** Whom to ring, the gravest first, the one that is chosen opened; one that need not be rung stands above them. */
export function RingList({ state, data, isDesk }: RingListProps): ReactNode {
  const t = useTexts(debtorDeskTexts);
  const formats = useFormats();
  const rows = state.ring.data?.rows ?? [];
  const open = state.chosen ?? (isDesk ? rows[0]?.customerId : undefined);
  const other =
    open !== undefined && !rows.some(({ customerId }) => customerId === open)
      ? data.rows.find(({ customerId }) => customerId === open)
      : undefined;
  return (
    <aside
      aria-labelledby="ring-title"
      className="min-h-0 flex-none overflow-y-auto border-line max-lg:w-full max-lg:pb-20 lg:w-88 lg:border-l"
    >
      <h2 id="ring-title" className="flex min-h-12 items-center justify-between gap-2 px-4 font-semibold">
        {t('ringToday')}
        <span className="text-sm font-normal text-muted tabular-nums">
          {rows.length} · {formats.wholeMoney(data.figures.ring, data.currency)}
        </span>
      </h2>
      {open !== undefined && !rows.some(({ customerId }) => customerId === open) && (
        <Opened id={open} row={other} state={state} currency={data.currency} />
      )}
      <ul aria-label={t('ringToday')}>
        {rows.map((row) => (
          <li key={row.customerId}>
            {row.customerId === open ? (
              <Opened id={row.customerId} row={row} state={state} currency={data.currency} />
            ) : (
              <Entry row={row} currency={data.currency} onOpen={() => state.open(row.customerId)} />
            )}
          </li>
        ))}
      </ul>
      {state.ring.data && rows.length === 0 && (
        <p className="border-t border-line px-4 py-3 text-muted">{t('ringNobody')}</p>
      )}
      <LatestPromises at={state.at} onOpen={state.open} />
    </aside>
  );
}

interface EntryProps {
  readonly row: AgeingLine;
  readonly currency: string;
  readonly onOpen: () => void;
}

function Entry({ row, currency, onOpen }: EntryProps): ReactNode {
  const next = useNext();
  const formats = useFormats();
  return (
    <button
      type="button"
      className="block min-h-14 w-full border-t border-line px-4 py-2 text-left hover:bg-sunken"
      onClick={onOpen}
    >
      <span className="flex items-baseline justify-between gap-2">
        <span className="truncate font-medium">{row.customerName}</span>
        <span className="flex-none tabular-nums">{formats.wholeMoney(row.overdue, currency)}</span>
      </span>
      <span className={clsx('block truncate text-sm', toneOf(row))}>{next(row, currency)}</span>
    </button>
  );
}

interface OpenedProps {
  readonly id: string;
  readonly row: AgeingLine | undefined;
  readonly state: Debtors;
  readonly currency: string;
}

function Opened({ id, row, state, currency }: OpenedProps): ReactNode {
  const t = useTexts(debtorDeskTexts);
  const next = useNext();
  const formats = useFormats();
  const { data, error } = useQuery(debtorRead(id, state.companyId));
  return (
    <section aria-labelledby="debtor-title" className="border-y border-line">
      <header className="border-l-2 border-brand bg-brand-soft px-4 py-2">
        <div className="flex items-baseline justify-between gap-2">
          <h3 id="debtor-title" className="truncate font-semibold">
            {data?.customerName ?? row?.customerName}
          </h3>
          <span className="flex flex-none items-baseline gap-2 tabular-nums">
            {formats.wholeMoney(data?.overdue ?? row?.overdue ?? 0, currency)}
            {state.chosen === id && (
              <button
                type="button"
                className="btn btn-g -mr-2 size-7 self-center p-0 pointer-coarse:size-11"
                aria-label={t('close')}
                onClick={() => state.open(undefined)}
              >
                <X size={15} aria-hidden="true" />
              </button>
            )}
          </span>
        </div>
        {row && <p className={clsx('text-sm', toneOf(row))}>{next(row, currency)}</p>}
      </header>
      {data && <DebtorPane key={data.customerId} debtor={data} companyId={state.companyId} hasKeys />}
      {!data && !error && <div className="skeleton m-4 h-40" role="status" aria-busy="true" />}
    </section>
  );
}
