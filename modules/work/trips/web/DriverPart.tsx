import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useFormats } from '#platform/web/formats.ts';
import { StatusBadge } from '#platform/web/list/StatusBadge.tsx';
import { useTexts } from '#platform/web/texts.ts';
import type { LoadRecord } from '#modules/work/loads/records.ts';
import { tripDeskTexts } from '../messages/desk/index.ts';
import { type LoadTrip, loadTripRead } from './calls.ts';
import { TripFiles } from './TripFiles.tsx';

/** Whether the driver has the trip, which phones told of it, and what they sent. */
export function DriverPart({ load }: { readonly load: LoadRecord }): ReactNode {
  const t = useTexts(tripDeskTexts);
  const { data: trip } = useQuery(loadTripRead(load.id));
  if (!trip) return <div className="skeleton h-40" />;
  return (
    <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_24rem]">
      <section className="card p-4">
        <h2 className="font-semibold">{t('fromThePhone')}</h2>
        {trip.files.length === 0 ? <p className="mt-2 text-muted">{t('noFiles')}</p> : <TripFiles files={trip.files} />}
      </section>
      <div className="grid content-start gap-6">
        <Link trip={trip} />
        <Phones trip={trip} />
      </div>
    </div>
  );
}

function Link({ trip: { link, barrier } }: { readonly trip: LoadTrip }): ReactNode {
  const t = useTexts(tripDeskTexts);
  const formats = useFormats();
  return (
    <section className="card p-4">
      <h2 className="flex items-center justify-between gap-2 font-semibold">
        {t('link')}
        {link && (
          <StatusBadge tone={link.delivery === 'failed' ? 'danger' : link.openedAt ? 'ok' : 'plain'}>
            {t(link.delivery === 'failed' ? 'smsFailed' : link.openedAt ? 'opened' : 'notOpened')}
          </StatusBadge>
        )}
      </h2>
      {link ? (
        <dl className="mt-2 grid gap-1">
          {[
            [t('sentTo'), `${link.driverName} · ${link.sentTo}`],
            [t('sentAt'), formats.moment(link.sentAt)],
            [t('openedAt'), formats.moment(link.openedAt)],
            [t('endsAt'), formats.moment(link.expiresAt)],
          ].map(
            ([name, value]) =>
              value && (
                <div key={name} className="flex justify-between gap-3">
                  <dt className="text-muted">{name}</dt>
                  <dd className="text-right">{value}</dd>
                </div>
              ),
          )}
        </dl>
      ) : (
        <p className="mt-2 text-muted">{barrier === '' ? t('nothingSent') : t(`barrier_${barrier}`)}</p>
      )}
    </section>
  );
}

function Phones({ trip: { devices } }: { readonly trip: LoadTrip }): ReactNode {
  const t = useTexts(tripDeskTexts);
  const formats = useFormats();
  if (devices.length === 0) return null;
  return (
    <section className="card p-4">
      <h2 className="font-semibold">{t('phones')}</h2>
      {devices.length > 1 && <p className="mt-1 text-warn">{t('severalPhones', { count: devices.length })}</p>}
      <ul className="mt-2 grid gap-2">
        {devices.map((phone) => (
          <li key={phone.device}>
            <p className="flex justify-between gap-3">
              <span className="truncate" title={phone.agent}>
                {t('phone', { name: phone.device.slice(0, 6) })}
              </span>
              <span className="text-muted">{formats.moment(phone.lastSeenAt)}</span>
            </p>
            {Math.abs(phone.skewMinutes) > 10 && (
              <p className="text-sm text-warn">{t('clockOff', { minutes: phone.skewMinutes })}</p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
