import { keepPreviousData, useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { formatDecimal } from '#platform/decimal.ts';
import { deskTexts } from '#platform/messages/desk/index.ts';
import { useLanguage } from '#platform/web/language.ts';
import { RecordGate } from '#platform/web/record/RecordGate.tsx';
import { useTexts } from '#platform/web/texts.ts';
import type { ImportRecord } from '../contract.ts';
import { importDeskTexts } from '../messages/desk/index.ts';
import { rowOutcomes } from '../status.ts';
import { rowsPerPage, rowsRead } from './calls.ts';
import { CellTable } from './CellTable.tsx';
import type { Shown } from './shown.ts';

interface RowsTableProps {
  readonly record: ImportRecord;
  /** What is shown at first; otherwise the errors, then the changes. */
  readonly first?: Shown;
}

/** The rows as they stand in the file, with what becomes of each and why. */
export function RowsTable({ record, first }: RowsTableProps): ReactNode {
  const t = useTexts(importDeskTexts);
  const desk = useTexts(deskTexts);
  const { counts } = record;
  const formats = useCounts();
  const [outcome, setOutcome] = useState<Shown>(first ?? firstShown(record));
  const [page, setPage] = useState(1);
  const query = useQuery({ ...rowsRead(record.importId, outcome, page), placeholderData: keepPreviousData });
  const total = outcome ? counts[outcome] : record.rows;
  const pages = Math.max(1, Math.ceil(total / rowsPerPage));
  const tabs = [
    { value: undefined, title: t('all'), count: record.rows },
    ...rowOutcomes
      .filter((value) => value !== 'leftOut' || counts.leftOut > 0)
      .map((value) => ({ value, title: t(`outcome_${value}`), count: counts[value] })),
    ...(['incomplete', 'doubtful', 'touched'] as const)
      .filter((value) => counts[value] > 0)
      .map((value) => ({ value, title: t(value), count: counts[value] })),
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
            {title} <span className="text-muted tabular-nums">{formats(count)}</span>
          </button>
        ))}
      </div>
      <RecordGate query={query} skeleton={<div className="m-5 skeleton h-40" />}>
        {({ rows }) =>
          rows.length === 0 ? (
            <p className="px-5 py-10 text-center text-muted">{t('noRows')}</p>
          ) : (
            <CellTable rows={rows} headings={record.headings} />
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

/** What has to be looked at comes first: what is doubtful, then what is wrong, then what changes. */
function firstShown({ counts, status }: ImportRecord): Shown {
  if (counts.doubtful > 0 && status === 'VALIDATED') return 'doubtful';
  return counts.error > 0 ? 'error' : counts.update > 0 ? 'update' : undefined;
}

function useCounts(): (count: number) => string {
  const language = useLanguage();
  return (count) => formatDecimal(language, count, { decimals: 0 });
}
