import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { FormSection } from '#platform/web/form/FormSection.tsx';
import { masterFieldsFor } from '#platform/web/master-data/fields.tsx';
import { useWords } from '#platform/web/words.ts';
import { fuelTypes, suspensions, trailerKinds, tyreSpecs, type vehicles } from '../contract.ts';
import { vehicleTexts } from '../messages/index.ts';

const Field = masterFieldsFor<typeof vehicles.fields>();
const heaviest = 200_000;

/** Masses, measures and numbers on the plate. A payload beyond gross less tare is pointed out, not refused. */
export function TechnicalSection(): ReactNode {
  const { t, options } = useWords(vehicleTexts);
  const [tare, gross, payload] = useWatch({ name: ['tareKg', 'gvmKg', 'payloadKg'] }) as (number | null)[];
  const kind: unknown = useWatch({ name: 'kind' });
  // A trailer has no engine; what was typed of one before stays with the record.
  const isTrailer = typeof kind === 'string' && trailerKinds.includes(kind);
  const isTooMuch =
    typeof tare === 'number' && typeof gross === 'number' && typeof payload === 'number' && payload > gross - tare;
  return (
    <FormSection title={t('technical')} hint={t('technicalHint')}>
      <Field.Number name="tareKg" label={t('tareKg')} min={0} max={heaviest} decimals={1} />
      <Field.Number name="gvmKg" label={t('gvmKg')} min={0} max={heaviest} decimals={1} />
      {!isTrailer && <Field.Number name="gcmKg" label={t('gcmKg')} min={0} max={heaviest} decimals={1} />}
      {!isTrailer && <Field.Number name="powerKw" label={t('powerKw')} min={1} max={2000} decimals={1} />}
      <Field.Number
        name="payloadKg"
        label={t('payloadKg')}
        min={0}
        max={heaviest}
        decimals={1}
        {...(isTooMuch && { note: t('payloadTooMuch') })}
      />
      <Field.Number name="lengthM" label={t('lengthM')} min={0} max={60} />
      <Field.Number name="volumeM3" label={t('volumeM3')} min={0} max={1000} decimals={1} />
      <Field.Number name="axles" label={t('axles')} min={0} max={20} decimals={0} />
      <Field.Number name="pallets" label={t('pallets')} min={0} max={200} decimals={0} />
      {!isTrailer && (
        <>
          <Field.Select
            name="fuelType"
            label={t('fuelType')}
            placeholder="–"
            options={options('fuelType', fuelTypes)}
          />
          <Field.Number name="tankLitres" label={t('tankLitres')} min={0} max={5000} decimals={1} />
        </>
      )}
      <Field.Select
        name="suspension"
        label={t('suspension')}
        placeholder="–"
        options={options('suspension', suspensions)}
      />
      <Field.Select name="tyreSpec" label={t('tyreSpec')} placeholder="–" options={options('tyreSpec', tyreSpecs)} />
      <Field.Text name="tyreSize" label={t('tyreSize')} autoComplete="off" />
      <Field.Number name="reeferHours" label={t('reeferHours')} min={0} max={999_999} decimals={1} />
      <Field.Text name="reeferUnit" label={t('reeferUnit')} />
      <Field.Text name="vin" label={t('vin')} autoCapitalize="characters" />
      {!isTrailer && <Field.Text name="engineNo" label={t('engineNo')} />}
    </FormSection>
  );
}
