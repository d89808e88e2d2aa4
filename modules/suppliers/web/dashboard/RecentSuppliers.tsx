import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import { LineFailure } from '#platform/web/dashboard/LineFailure.tsx';
import { LineSkeleton } from '#platform/web/dashboard/LineSkeleton.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { supplierDeskTexts } from '#modules/suppliers/messages/desk/index.ts';
import { Ago } from '#platform/web/Ago.tsx';
import { suppliers, suppliersNoun } from '../calls.ts';
import { supplierListPath, supplierPath } from '../paths.ts';
import { ApplicationBadge } from '../StatusWords.tsx';

const shown = 8;

/** The suppliers that changed last, by whomever. */
export function RecentSuppliers(): ReactNode {
  const t = useTexts(supplierDeskTexts);
  const id = useId();
  const { data, error, refetch } = useQuery({
    queryKey: [suppliersNoun, 'recent'],
    queryFn: ({ signal }) => suppliers.getAllCarriersByClientName({ pageSize: shown }, { signal }),
  });
  return (
    <section aria-labelledby={id} className="card overflow-hidden">
      <header className="flex items-center justify-between gap-3 border-b border-line px-4 py-3">
        <h2 id={id} className="font-semibold">
          {t('recentlyChanged')}
        </h2>
        <Link to={supplierListPath} className="text-sm whitespace-nowrap text-brand underline-offset-3 hover:underline">
          {t('allSuppliers')}
        </Link>
      </header>
      <ul className="divide-y divide-line">
        {error && !data && <LineFailure error={error} onRetry={() => void refetch()} />}
        {!error && !data && <LineSkeleton lines={shown} />}
        {data?.rows.map((row) => (
          <li key={row.keyIdentifier}>
            <Link
              to={supplierPath(row.keyIdentifier)}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-3 px-4 py-2.5 -outline-offset-2 hover:bg-sunken/60 sm:grid-cols-[minmax(0,1fr)_9rem_8rem] xl:grid-cols-[minmax(0,1fr)_10rem_9rem_8rem]"
            >
              <span className="truncate font-medium">{row.carrierName}</span>
              <span className="hidden truncate text-muted xl:block">{row.city}</span>
              <span>
                <ApplicationBadge status={row.status} />
              </span>
              <span className="hidden text-right text-sm sm:block">
                <Ago at={row.updatedAt} />
              </span>
            </Link>
          </li>
        ))}
        {data?.rows.length === 0 && <li className="px-4 py-8 text-center text-muted">{t('suppliersEmpty')}</li>}
      </ul>
    </section>
  );
}
