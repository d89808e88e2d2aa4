import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useFormats } from '#platform/web/formats.ts';
import { RecordGate } from '#platform/web/record/RecordGate.tsx';
import { useTexts } from '#platform/web/texts.ts';
import type { DriftRow } from '../contract.ts';
import { accountingExportDeskTexts } from '../messages/desk/index.ts';
import { driftRead } from './calls.ts';

/** What the nightly comparison found between ours and theirs. */
export function DriftList(): ReactNode {
  const t = useTexts(accountingExportDeskTexts);
  const [pageSize, setPageSize] = useState(50);
  const query = useQuery(driftRead({ pageSize }));
  return (
    <div className="min-h-0 flex-1 overflow-y-auto">
      <RecordGate query={query} skeleton={<div className="skeleton m-3 h-40" role="status" aria-busy="true" />}>
        {({ rows, total }) => (
          <>
            {rows.length === 0 && <p className="list-edge py-5 text-muted">{t('noDrift')}</p>}
            <ul>
              {rows.map((row) => (
                <Line key={row.id} row={row} />
              ))}
            </ul>
            {rows.length < total && (
              <button
                type="button"
                className="btn btn-g m-2"
                onClick={() => setPageSize((size) => Math.min(1000, size + 200))}
              >
                {t('showMore')}
              </button>
            )}
          </>
        )}
      </RecordGate>
    </div>
  );
}

function Line({ row }: { readonly row: DriftRow }): ReactNode {
  const t = useTexts(accountingExportDeskTexts);
  const formats = useFormats();
  const { kind, exportId, number, theirNumber, vendorNumber, ours, theirs, foundAt } = row;
  return (
    <li className="list-edge grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-b border-line py-2 md:grid-cols-[10rem_minmax(0,1fr)_9rem_9rem_9rem]">
      <span className="font-medium text-danger max-md:col-span-2">{t(`drift_${kind}`)}</span>
      <span className="min-w-0 truncate">
        {exportId ? (
          <Link to="." search={{ id: exportId } as never} className="link">
            {number}
          </Link>
        ) : (
          number
        )}{' '}
        <span className="text-sm text-muted">
          {[vendorNumber, theirNumber && t('theirs', { number: theirNumber })].filter(Boolean).join(' · ')}
        </span>
      </span>
      <span className="tabular-nums md:text-right">{ours !== '' && `${t('ours')} ${ours}`}</span>
      <span className="tabular-nums md:text-right">{theirs !== '' && `${t('theirsHead')} ${theirs}`}</span>
      <span className="text-right text-sm text-muted">
        {t('since')} {formats.shortMoment(foundAt)}
      </span>
    </li>
  );
}
