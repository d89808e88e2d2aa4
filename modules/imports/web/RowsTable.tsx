import { keepPreviousData, useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { deskTexts } from '#platform/messages/desk/index.ts';
import { RecordGate } from '#platform/web/record/RecordGate.tsx';
import { useTexts } from '#platform/web/texts.ts';
import type { CheckedRow, ImportRecord } from '../contract.ts';
import { importDeskTexts } from '../messages/desk/index.ts';
import { rowOutcomes, type RowOutcome } from '../status.ts';
import { rowsPerPage, rowsRead } from './calls.ts';
import { OutcomeBadge } from './StateBadge.tsx';

/** The rows as they stand in the file, with what becomes of each and why. */
export function RowsTable({ record }: { readonly record: ImportRecord }): ReactNode {
  const t = useTexts(importDeskTexts);
  const desk = useTexts(deskTexts);
  const { counts } = record;
  const [outcome, setOutcome] = useState<RowOutcome | undefined>(counts.error > 0 ? 'error' : undefined);
  const [page, setPage] = useState(1);
  const query = useQuery({ ...rowsRead(record.importId, outcome, page), placeholderData: keepPreviousData });
  const total = outcome ? counts[outcome] : record.rows;
  const pages = Math.max(1, Math.ceil(total / rowsPerPage));
  const tabs = [
    { value: undefined, title: t('all'), count: record.rows },
    ...rowOutcomes.map((value) => ({ value, title: t(`outcome_${value}`), count: counts[value] })),
  ];
  return (
    <section className="card overflow-hidden">
      <div role="group" aria-label={desk('show')} className="flex gap-0.5 overflow-x-auto border-b border-line p-2">
        {tabs.map(({ value, title, count }) => (
          <button
            key={title}
            type="button"
            aria-pressed={outcome === value}
            className={clsx('btn flex-none px-2.5', outcome === value ? 'bg-sunken' : 'btn-g')}
            onClick={() => {
              setOutcome(value);
              setPage(1);
            }}
          >
            {title} <span className="text-muted tabular-nums">{count}</span>
          </button>
        ))}
      </div>
      <RecordGate query={query} skeleton={<div className="m-5 skeleton h-40" />}>
        {({ rows }) =>
          rows.length === 0 ? (
            <p className="px-5 py-10 text-center text-muted">{t('noRows')}</p>
          ) : (
            <ul className="divide-y divide-line" aria-label={t('rows')}>
              {rows.map((row) => (
                <RowItem key={row.number} row={row} headings={record.headings} />
              ))}
            </ul>
          )
        }
      </RecordGate>
      {pages > 1 && (
        <nav
          aria-label={desk('pages')}
          className="flex items-center justify-end gap-1 border-t border-line px-4 py-2 text-sm"
        >
          <span className="mr-2 text-muted tabular-nums">{desk('pageOf', { page, pages })}</span>
          <button
            type="button"
            className="btn btn-g size-7 p-0 pointer-coarse:size-11"
            aria-label={desk('previous')}
            disabled={page <= 1}
            onClick={() => setPage(page - 1)}
          >
            <ChevronLeft size={16} aria-hidden="true" />
          </button>
          <button
            type="button"
            className="btn btn-g size-7 p-0 pointer-coarse:size-11"
            aria-label={desk('next')}
            disabled={page >= pages}
            onClick={() => setPage(page + 1)}
          >
            <ChevronRight size={16} aria-hidden="true" />
          </button>
        </nav>
      )}
    </section>
  );
}

/** As many cells as name a row to people; the file itself has the rest. */
const shownCells = 5;

function RowItem({ row, headings }: { readonly row: CheckedRow; readonly headings: readonly string[] }): ReactNode {
  const t = useTexts(importDeskTexts);
  const desk = useTexts(deskTexts);
  const cells = row.cells
    .map((cell, place) => ({ cell, heading: headings[place] ?? '' }))
    .filter(({ cell }) => cell !== '')
    .slice(0, shownCells);
  return (
    <li className="flex flex-wrap gap-x-4 gap-y-1 px-5 py-2.5">
      <span className="w-16 flex-none text-muted tabular-nums">
        {t('row')} {row.number}
      </span>
      <span className="w-28 flex-none">{row.outcome && <OutcomeBadge outcome={row.outcome} />}</span>
      <div className="min-w-0 flex-1 basis-64">
        <p className="truncate">
          {cells.map(({ cell, heading }, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- Headings may repeat, and may be empty.
            <span key={place} title={heading}>
              {place > 0 && <span className="text-faint"> · </span>}
              {cell}
            </span>
          ))}
        </p>
        {row.problems.map(({ field, text }) => (
          <p key={`${field}${text}`} className={row.outcome === 'error' ? 'text-sm text-danger' : 'text-sm text-warn'}>
            {field ? desk('filterIs', { title: field, value: text }) : text}
          </p>
        ))}
      </div>
    </li>
  );
}
