import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useFormats } from '#platform/web/formats.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { PayRunRecord } from '../contract.ts';
import { driverPayDeskTexts } from '../messages/desk/index.ts';
import { useFindingWord } from './words.tsx';

/** Closed loads that no run can pay yet, each with what is missing and the way to mend it. */
export function UnpaidTrips({ run }: { readonly run: PayRunRecord }): ReactNode {
  const t = useTexts(driverPayDeskTexts);
  const formats = useFormats();
  const word = useFindingWord();
  if (run.unpaid.length === 0) return <p className="text-muted">{t('nothingUnpaid')}</p>;
  return (
    <div className="max-w-5xl overflow-x-auto">
      <p className="mb-3 max-w-3xl text-muted">{t('unpaidText')}</p>
      <table className="w-full">
        <thead>
          <tr className="h-8 border-b border-line text-left text-sm text-muted">
            <th scope="col">{t('load')}</th>
            <th scope="col" className="hidden sm:table-cell">
              {t('day')}
            </th>
            <th scope="col" className="hidden sm:table-cell">
              {t('driver')}
            </th>
            <th scope="col">{t('missing')}</th>
          </tr>
        </thead>
        <tbody>
          {run.unpaid.map(({ loadId, loadNumber, day, driverName, findings }) => (
            <tr key={loadId} className="border-b border-line align-top">
              <td className="py-2 pr-3 whitespace-nowrap">
                <Link
                  to={`/manageLoads/${loadId}`}
                  search={{ tab: 'driverPay' } as never}
                  className="text-brand underline"
                >
                  {loadNumber}
                </Link>
              </td>
              <td className="hidden py-2 pr-3 whitespace-nowrap sm:table-cell">{formats.date(day)}</td>
              <td className="hidden max-w-48 truncate py-2 pr-3 sm:table-cell" title={driverName}>
                {driverName}
              </td>
              <td className="py-2">{findings.map(word).join(' ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {run.unpaidCount > run.unpaid.length && (
        <p className="mt-3 text-muted">{t('unpaidMore', { count: run.unpaidCount - run.unpaid.length })}</p>
      )}
    </div>
  );
}
