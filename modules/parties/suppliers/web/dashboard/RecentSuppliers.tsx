import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { RecordPanel } from '#platform/web/dashboard/RecordPanel.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { supplierDeskTexts } from '#modules/parties/suppliers/messages/desk/index.ts';
import { Ago } from '#platform/web/Ago.tsx';
import { suppliers, suppliersNoun } from '../calls.ts';
import { supplierListPath, supplierPath } from '../paths.ts';
import { ApplicationBadge } from '../StateBadges.tsx';

const shown = 8;

/** The suppliers that changed last, by whomever. */
export function RecentSuppliers(): ReactNode {
  const t = useTexts(supplierDeskTexts);
  const query = useQuery({
    queryKey: [suppliersNoun, 'recent'],
    queryFn: ({ signal }) => suppliers.getAllCarriersByClientName({ pageSize: shown }, { signal }),
  });
  const allSuppliers = (
    <Link to={supplierListPath} className="text-sm whitespace-nowrap text-brand underline-offset-3 hover:underline">
      {t('allSuppliers')}
    </Link>
  );
  return (
    <RecordPanel
      title={t('recentlyChanged')}
      link={allSuppliers}
      query={query}
      lines={shown}
      emptyText={t('suppliersEmpty')}
    >
      {(row) => (
        <li key={row.keyIdentifier}>
          <Link
            to={supplierPath(row.keyIdentifier)}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-3 px-4 py-2.5 -outline-offset-2 hover:bg-sunken/60 sm:grid-cols-[minmax(0,1fr)_9rem_8rem] xl:grid-cols-[minmax(0,1fr)_10rem_9rem_8rem]"
          >
            <span className="truncate font-medium">{row.carrierName}</span>
            <span className="hidden truncate text-muted xl:block">{row.city}</span>
            <span>
              <ApplicationBadge state={row.status} />
            </span>
            <span className="hidden text-right text-sm sm:block">
              <Ago at={row.updatedAt} />
            </span>
          </Link>
        </li>
      )}
    </RecordPanel>
  );
}
