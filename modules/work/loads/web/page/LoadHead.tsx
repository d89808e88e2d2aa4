import { useQuery } from '@tanstack/react-query';
import { Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDecimal } from '#platform/decimal.ts';
import { useLanguage } from '#platform/web/language.ts';
import { recordRead } from '#platform/web/master-data/desk.ts';
import { useCan } from '#platform/web/signed-in.ts';
import { useTexts } from '#platform/web/texts.ts';
import { driverDesk } from '#modules/parties/drivers/web/desk.ts';
import { loadFormTexts } from '#modules/work/loads/messages/form/index.ts';
import type { Load } from '../calls.ts';

/** What one asks first of a load. Facts that a role may not see are absent, not empty. */
export function LoadFacts({ load }: { readonly load: Load }): ReactNode {
  const t = useTexts(loadFormTexts);
  const language = useLanguage();
  const vehicles = [load.registrationNumber, load.trailer1RegNumber, load.trailer2RegNumber]
    .filter(Boolean)
    .join(' + ');
  const route = [load.origin, load.destination].filter(Boolean).join(' → ');
  const distance = load.distanceKm === null ? '' : `${formatDecimal(language, load.distanceKm)} km`;
  const facts: readonly (readonly [string, string | undefined, ReactNode?])[] = [
    [t('customer'), load.customerName],
    [t('route'), [route, distance].filter(Boolean).join(', ')],
    [t('supplier'), load.supplierName ?? (load.isOwnFleet ? t('ownFleet') : t('nobodyYet'))],
    [t('vehicle'), vehicles || t('nobodyYet')],
    [
      t('driver'),
      load.driverName || load.coDriverName ? '' : t('nobodyYet'),
      <>
        <Driver id={load.driverId} name={load.driverName} />
        <Driver id={load.coDriverId} name={load.coDriverName} />
      </>,
    ],
    [t('orderNumbers'), load.orderNumbers.map(({ number }) => number).join(', ') || '–'],
  ];
  return (
    <dl className="mt-4 mb-2 grid grid-cols-2 gap-x-6 gap-y-3 md:grid-cols-3 xl:grid-cols-6">
      {facts.map(
        ([label, value, more]) =>
          value !== undefined && (
            <div key={label} className="min-w-0">
              <dt className="text-sm text-muted">{label}</dt>
              <dd className="wrap-break-word">
                {value}
                {more}
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** A driver with the number to call, for those who may look drivers up. */
function Driver({ id, name }: { readonly id: string | null; readonly name: string }): ReactNode {
  const t = useTexts(loadFormTexts);
  const mayRead = useCan(driverDesk.mayRead);
  const { data } = useQuery({ ...recordRead(driverDesk, id ?? ''), enabled: mayRead && id !== null });
  if (name === '') return null;
  return (
    <span className="block">
      {name}{' '}
      {data?.mobile && (
        <a
          href={`tel:${data.mobile.replaceAll(' ', '')}`}
          className="inline-flex items-center gap-1 whitespace-nowrap text-brand underline"
          aria-label={t('callDriver', { name, number: data.mobile })}
        >
          <Phone size={13} aria-hidden="true" />
          {data.mobile}
        </a>
      )}
    </span>
  );
}
