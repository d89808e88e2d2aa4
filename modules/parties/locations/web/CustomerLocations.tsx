import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormats } from '#platform/web/formats.ts';
import { StatusBadge } from '#platform/web/list/StatusBadge.tsx';
import { newRecord } from '#platform/web/master-data/desk.ts';
import { RecordGate } from '#platform/web/record/RecordGate.tsx';
import { linkTo } from '#platform/web/shell/address.ts';
import { useCan } from '#platform/web/signed-in.ts';
import { useWords } from '#platform/web/words.ts';
import { recordTexts } from '#platform/messages/records/index.ts';
import { useTexts } from '#platform/web/texts.ts';
import { locationTexts } from '../messages/index.ts';
import { locationDesk } from './location-desk.ts';
import { locationPages } from './index.ts';

const shownAtMost = 100;

/** The sites of one customer. */
export function CustomerLocations({ customerId }: { readonly customerId: string }): ReactNode {
  const { t, option } = useWords(locationTexts);
  const records = useTexts(recordTexts);
  const formats = useFormats();
  const mayCreate = useCan(locationDesk.mayCreate);
  const sites = useQuery({
    queryKey: [locationDesk.data.channel, 'ofCustomer', customerId],
    queryFn: ({ signal }) => locationDesk.list({ customerId, pageSize: shownAtMost, sort: 'name' }, { signal }),
  });
  return (
    <section aria-label={t('customerLocations')} className="max-w-4xl">
      <div className="flex flex-wrap items-center gap-3">
        <p className="text-muted">{t('customerLocationsHint')}</p>
        {mayCreate && (
          <Link {...linkTo(locationPages.formPath(newRecord))} className="btn btn-s ml-auto">
            <Plus size={16} aria-hidden="true" />
            {t('newRecord')}
          </Link>
        )}
      </div>
      <RecordGate query={sites} skeleton={<div className="mt-3 skeleton h-40" aria-hidden="true" />}>
        {({ rows, total }) => (
          <ul className="card mt-3 divide-y divide-line">
            {rows.length === 0 && <li className="px-4 py-8 text-center text-muted">{t('noCustomerLocations')}</li>}
            {rows.map(({ id, code, name, type, city, country, isActive }) => (
              <li key={id} className="px-4 py-3">
                <p className="flex flex-wrap items-center gap-x-3">
                  <Link
                    {...linkTo(locationPages.formPath(id))}
                    className="font-medium text-brand underline underline-offset-3"
                  >
                    {name}
                  </Link>
                  <span className="text-muted">{code}</span>
                  {!isActive && <StatusBadge tone="warn">{records('inactive')}</StatusBadge>}
                </p>
                <p className="mt-0.5 text-sm text-muted">
                  {[option('type', type), [city, formats.country(country)].join(', ')].join(' · ')}
                </p>
              </li>
            ))}
            {total > rows.length && (
              <li className="px-4 py-3">
                <Link {...linkTo(`/viewLocations?customerId=${customerId}`)} className="text-brand underline">
                  {t('allOfThem')}
                </Link>
              </li>
            )}
          </ul>
        )}
      </RecordGate>
    </section>
  );
}
