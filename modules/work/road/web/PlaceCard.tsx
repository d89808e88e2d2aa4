import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { lazyWithRetry } from '#platform/web/app/lazy-with-retry.ts';
import { useFormats } from '#platform/web/formats.ts';
import { useTexts } from '#platform/web/texts.ts';
import { isPassed } from '#modules/work/loads/trip.ts';
import type { Load } from '#modules/work/loads/web/index.ts';
import { eventsRead, useMay } from './calls.ts';
import { lastPosition } from './last-position.ts';
import { roadTexts } from '../messages/desk/index.ts';

const RouteMap = lazyWithRetry(async () => (await import('#platform/web/map/RouteMap.tsx')).RouteMap);

/** The way of the load on a map, and how old the newest position is; nothing where no stop has one. */
export function PlaceCard({ load }: { readonly load: Load }): ReactNode {
  const t = useTexts(roadTexts);
  const formats = useFormats();
  const { data } = useQuery({ ...eventsRead(load.id), enabled: useMay('getLoadEvents') });
  const last = lastPosition(data?.rows ?? []);
  const stops = load.stops.flatMap(({ id, sequence, latitude, longitude, city, locationName, address, status }) =>
    latitude === null || longitude === null
      ? []
      : [
          {
            id,
            label: `${sequence}. ${city || locationName || address}`,
            position: { latitude, longitude },
            isDone: isPassed(status) || status === 'ARRIVED' || status === 'WORKING' || status === 'COMPLETED',
          },
        ],
  );
  if (stops.length === 0) return null;
  const age = last ? t('positionAge', { age: formats.age(last.at) }) : t('positionUnknown');
  const label = t('mapOf', { stops: stops.map((stop) => stop.label).join(', '), position: age });
  return (
    <section className="card overflow-hidden" aria-label={t('mapTitle')}>
      <Suspense fallback={<div className="skeleton h-60 rounded-none" />}>
        <RouteMap label={label} stops={stops} vehicle={last?.position} />
      </Suspense>
      <p className="border-t border-line px-4 py-2 text-sm text-muted">{age}</p>
    </section>
  );
}
