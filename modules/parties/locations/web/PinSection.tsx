import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Position } from '#platform/coordinates.ts';
import { lazyWithRetry } from '#platform/web/app/lazy-with-retry.ts';
import { namesFor } from '#platform/web/fields/named.ts';
import { useRested } from '#platform/web/fields/use-rested.ts';
import { CoordinateFields } from '#platform/web/form/CoordinateFields.tsx';
import { FormSection } from '#platform/web/form/FormSection.tsx';
import type { PinMapProps } from '#platform/web/map/PinMap.tsx';
import { masterFieldsFor } from '#platform/web/master-data/fields.tsx';
import { useCan } from '#platform/web/signed-in.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { locations } from '../contract.ts';
import { locationTexts } from '../messages/index.ts';
import { locationDesk } from './location-desk.ts';

const Field = masterFieldsFor<typeof locations.fields>();
const nameOf = namesFor<typeof locations.fields>();
const PinMap = lazyWithRetry(async () => (await import('#platform/web/map/PinMap.tsx')).PinMap);

/** Where the place is: in numbers, and on a map among the company's other places. */
export function PinSection({ id }: { readonly id: string | undefined }): ReactNode {
  const t = useTexts(locationTexts);
  return (
    <FormSection title={t('pin')} hint={t('pinHint')}>
      <CoordinateFields
        latitude={{ name: nameOf('latitude'), label: t('latitude') }}
        longitude={{ name: nameOf('longitude'), label: t('longitude') }}
      />
      <Field.Number name="geofenceRadius" label={t('geofenceRadius')} min={0} max={50_000} decimals={0} />
      <Field.Digits name="gln" label={t('gln')} />
      <div className="sm:col-span-2">
        <Suspense fallback={<div className="skeleton h-72 sm:h-96" />}>
          <LocationMap id={id} />
        </Suspense>
      </div>
    </FormSection>
  );
}

type Frame = Parameters<NonNullable<PinMapProps['onLook']>>[0];
/** Milliseconds for which the map must stand still before its places are asked for. */
const standing = 300;
const placesAtMost = 100;

function LocationMap({ id }: { readonly id: string | undefined }): ReactNode {
  const t = useTexts(locationTexts);
  const { setValue } = useFormContext();
  const [latitude, longitude, radius, country] = useWatch({
    name: ['latitude', 'longitude', 'geofenceRadius', 'country'],
  }) as unknown[];
  const mayPlace = useCan(id ? locationDesk.mayChange : locationDesk.mayCreate);
  const [frame, setFrame] = useState<Frame>();
  const within = useRested(frame, standing);
  const { data: places = [] } = useQuery({
    queryKey: [locationDesk.data.channel, 'within', within],
    queryFn: async ({ signal }) =>
      (await locationDesk.list({ within, status: 'active', pageSize: placesAtMost }, { signal })).rows,
    enabled: within !== undefined,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const marks = places.flatMap(({ id: other, code, latitude: south, longitude: east }) =>
    other === id || south === null || east === null
      ? []
      : [{ id: other, label: code, position: { latitude: south, longitude: east } }],
  );
  function place(position: Position): void {
    setValue('latitude', position.latitude, { shouldDirty: true, shouldValidate: true });
    setValue('longitude', position.longitude, { shouldDirty: true, shouldValidate: true });
  }
  return (
    <PinMap
      label={t('pin')}
      value={typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : undefined}
      radius={typeof radius === 'number' ? radius : 0}
      marks={marks}
      country={String(country ?? '')}
      onPlace={mayPlace ? place : undefined}
      onLook={setFrame}
    />
  );
}
