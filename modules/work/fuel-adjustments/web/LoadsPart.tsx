import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useFormats } from '#platform/web/formats.ts';
import { RecordGate } from '#platform/web/record/RecordGate.tsx';
import { useCodeTexts, useTexts } from '#platform/web/texts.ts';
import type { AdjustedLoad, AdjustmentRecord } from '../contract.ts';
import { fuelAdjustmentDeskTexts } from '../messages/desk/index.ts';
import { fuelAdjustmentFailureTexts } from '../messages/failures/index.ts';
import { adjustedLoadsRead } from './calls.ts';
import { useMore } from './words.tsx';

/** Every load of a run: fuel and price before and after, or why it keeps its price. */
export function LoadsPart({ run }: { readonly run: AdjustmentRecord }): ReactNode {
  const t = useTexts(fuelAdjustmentDeskTexts);
  return (
    <RecordGate query={useQuery(adjustedLoadsRead(run.id))} skeleton={<div className="skeleton h-64" />}>
      {({ rows, total }) =>
        total === 0 ? (
          <p className="text-muted">{t('noLoads')}</p>
        ) : (
          <>
            <div className="overflow-x-auto">
              <LoadTable rows={rows} />
            </div>
            {rows.length < total && (
              <p className="mt-3 text-sm text-muted">{t('onlyShown', { count: rows.length, all: total })}</p>
            )}
          </>
        )
      }
    </RecordGate>
  );
}

function LoadTable({ rows }: { readonly rows: readonly AdjustedLoad[] }): ReactNode {
  const t = useTexts(fuelAdjustmentDeskTexts);
  const formats = useFormats();
  const more = useMore();
  const words = useCodeTexts([fuelAdjustmentFailureTexts as never]);
  const keeps = rows.some(({ leftOut }) => leftOut !== '');
  const figure = 'pl-4 text-right tabular-nums';
  return (
    <table className="w-full">
      <thead>
        <tr className="h-8 border-b border-line text-left text-sm whitespace-nowrap text-muted">
          <th scope="col">{t('load')}</th>
          <th scope="col" className="pl-4">
            {t('customer')}
          </th>
          <th scope="col" className="pl-4">
            {t('lane')}
          </th>
          <th scope="col" className="pl-4">
            {t('loadAt')}
          </th>
          <th scope="col" className="pl-4">
            {t('clause')}
          </th>
          {(['fuelBefore', 'fuelAfter', 'sellBefore', 'sellAfter', 'difference'] as const).map((head) => (
            <th key={head} scope="col" className="pl-4 text-right">
              {t(head)}
            </th>
          ))}
          {keeps && (
            <th scope="col" className="pl-4">
              {t('keeps')}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((load) => (
          <tr key={load.loadId} className="h-9 border-b border-line whitespace-nowrap">
            <td>
              <Link to={`/manageLoads/${load.loadId}?tab=rate`} className="text-brand underline">
                {load.loadNumber}
              </Link>
            </td>
            <td className="max-w-56 truncate pl-4" title={load.customerName}>
              {load.customerName}
            </td>
            <td className="max-w-64 truncate pl-4">
              {load.origin} → {load.destination}
            </td>
            <td className="pl-4" title={formats.moment(load.loadAt)}>
              {formats.shortMoment(load.loadAt)}
            </td>
            <td className="pl-4">{load.clauseCode}</td>
            <td className={figure}>{formats.money(load.fuelBefore)}</td>
            <td className={figure}>{formats.money(load.fuelAfter)}</td>
            <td className={figure}>{formats.money(load.sellBefore)}</td>
            <td className={figure}>{formats.money(load.sellAfter)}</td>
            <td className={figure}>
              {load.leftOut === '' || load.leftOut === 'runInvoiced' ? more(load.sellAfter - load.sellBefore) : ''}
            </td>
            {keeps && <td className="pl-4 text-muted">{load.leftOut && (words(load.leftOut) ?? load.leftOut)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
