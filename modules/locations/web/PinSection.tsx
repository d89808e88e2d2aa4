import type { ReactNode } from 'react';
import { FormSection } from '#platform/web/form/FormSection.tsx';
import { masterFieldsFor } from '#platform/web/master-data/fields.tsx';
import { useTexts } from '#platform/web/texts.ts';
import type { locations } from '../contract.ts';
import { locationTexts } from '../messages/index.ts';

const Field = masterFieldsFor<typeof locations.fields>();

/** Where the place is. */
export function PinSection(): ReactNode {
  const t = useTexts(locationTexts);
  return (
    <FormSection title={t('pin')} hint={t('pinHint')}>
      <Field.Number name="latitude" label={t('latitude')} min={-90} max={90} decimals={6} />
      <Field.Number name="longitude" label={t('longitude')} min={-180} max={180} decimals={6} />
      <Field.Number name="geofenceRadius" label={t('geofenceRadius')} min={0} max={50_000} decimals={0} />
      <Field.Digits name="gln" label={t('gln')} maxLength={13} />
    </FormSection>
  );
}
