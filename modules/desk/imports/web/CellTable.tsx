import clsx from 'clsx';
import type { ReactNode } from 'react';
import { deskTexts } from '#platform/messages/desk/index.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { CheckedRow } from '../contract.ts';
import { importDeskTexts } from '../messages/desk/index.ts';
import { OutcomeBadge } from './StateBadge.tsx';

interface CellTableProps {
  readonly rows: readonly CheckedRow[];
  readonly headings: readonly string[];
}

/** Rows under the file's own headings: the cell that is wrong is marked where it stands, and a change says what was there. */
export function CellTable({ rows, headings }: CellTableProps): ReactNode {
  const t = useTexts(importDeskTexts);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- The keyboard scrolls it sideways.
    <div className="overflow-x-auto" role="region" aria-label={t('rows')} tabIndex={0}>
      <table className="w-full text-left">
        <thead className="border-b border-line text-sm text-muted">
          <tr>
            <th scope="col" className="sticky left-0 bg-surface px-4 py-2 font-medium">
              {t('row')}
            </th>
            <th scope="col" className="px-3 py-2 font-medium">
              {t('state')}
            </th>
            {headings.map((heading, place) => (
              // oxlint-disable-next-line react/no-array-index-key -- Headings may repeat, and may be empty.
              <th key={place} scope="col" className="px-3 py-2 font-medium whitespace-nowrap">
                {heading || '—'}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map((row) => (
            <Row key={row.number} row={row} columns={headings.length} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ row, columns }: { readonly row: CheckedRow; readonly columns: number }): ReactNode {
  const t = useTexts(importDeskTexts);
  const desk = useTexts(deskTexts);
  const ofRow = [...row.problems, ...row.doubts].filter(({ column }) => column === null);
  const unseen = row.changes.filter(({ column }) => column === null);
  const tone = row.outcome === 'error' ? 'text-danger' : 'text-warn';
  return (
    <tr className="align-top">
      <th scope="row" className="sticky left-0 bg-surface px-4 py-2 font-normal text-muted tabular-nums">
        {row.number}
      </th>
      <td className="px-3 py-2">
        {row.outcome && <OutcomeBadge outcome={row.outcome} />}
        {ofRow.map(({ field, text }) => (
          <p key={`${field}${text}`} className={clsx('mt-1 min-w-48 text-sm', tone)}>
            {field ? desk('filterIs', { title: field, value: text }) : text}
          </p>
        ))}
        {row.missing.length > 0 && (
          <p className="mt-1 min-w-48 text-sm text-warn">{t('missingFields', { fields: row.missing.join(', ') })}</p>
        )}
        {unseen.map((change) => (
          <p key={change.field} className="mt-1 min-w-48 text-sm">
            {desk('filterIs', { title: change.field, value: t('changeTo', wordsOf(change, t('emptyValue'))) })}
          </p>
        ))}
      </td>
      {Array.from({ length: columns }, (_, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- A cell is told by its column.
        <Cell key={place} row={row} place={place} tone={tone} />
      ))}
    </tr>
  );
}

interface CellProps {
  readonly row: CheckedRow;
  readonly place: number;
  readonly tone: string;
}

function Cell({ row, place, tone }: CellProps): ReactNode {
  const t = useTexts(importDeskTexts);
  const problems = [...row.problems, ...row.doubts].filter(({ column }) => column === place);
  const reading = row.readings.find(({ column }) => column === place)?.text;
  const change = row.changes.find(({ column }) => column === place);
  const cell = row.cells[place] ?? '';
  return (
    <td
      className={clsx(
        'max-w-72 px-3 py-2',
        problems.length > 0 && (row.outcome === 'error' ? 'bg-danger-soft' : 'bg-warn-soft'),
        change && 'bg-sunken',
      )}
    >
      {change ? (
        <p>
          <del className="text-muted">{change.before || t('emptyValue')}</del>{' '}
          <ins className="font-medium no-underline">
            <span aria-hidden="true">→ </span>
            {change.after || t('emptyValue')}
          </ins>
        </p>
      ) : (
        <p className="truncate" title={reading ?? cell}>
          {reading ?? cell}
        </p>
      )}
      {reading !== undefined && bare(reading) !== bare(cell) && (
        <p className="truncate text-sm text-muted" title={cell}>
          {t('inFile', { text: cell })}
        </p>
      )}
      {problems.map(({ text }) => (
        <p key={text} className={clsx('min-w-40 text-sm', tone)}>
          {text}
        </p>
      ))}
    </td>
  );
}

/** Two ways to write a number that differ in their blanks are the same to people. */
const bare = (text: string) => text.replaceAll(/\s/g, '');

const wordsOf = ({ before, after }: { before: string; after: string }, empty: string) => ({
  before: before || empty,
  after: after || empty,
});
