import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { FormSection } from '#platform/web/form/FormSection.tsx';
import { masterFieldsFor } from '#platform/web/master-data/fields.tsx';
import { useWords } from '#platform/web/words.ts';
import { profitCentreDesk } from '#modules/base/profit-centres/web/desk.ts';
import { trailerKinds, vehicleFeatures, type vehicles } from '../contract.ts';
import { vehicleTexts } from '../messages/index.ts';
import { driverChoices, locationChoices, trailerChoices } from './choices.ts';

const Field = masterFieldsFor<typeof vehicles.fields>();

/** Where and with whom it runs, what it has on board, how far it went, what it cost. */
export function UseSection({ id }: { readonly id: string | undefined }): ReactNode {
  const { t } = useWords(vehicleTexts);
  const kind: unknown = useWatch({ name: 'kind' });
  const isTrailer = typeof kind === 'string' && trailerKinds.includes(kind);
  return (
    <>
      <FormSection title={t('use')}>
        {!isTrailer && (
          <>
            <Field.Searched name="defaultDriverId" from={driverChoices} label={t('defaultDriverId')} />
            <Field.Searched
              name="defaultTrailer1Id"
              from={trailerChoices}
              except={id}
              label={t('defaultTrailer1Id')}
              className="sm:col-start-1"
            />
            <Field.Searched name="defaultTrailer2Id" from={trailerChoices} except={id} label={t('defaultTrailer2Id')} />
          </>
        )}
        <Field.Searched name="homeDepotId" from={locationChoices} label={t('homeDepotId')} />
        <Field.Reference name="profitCentreId" of={profitCentreDesk} label={t('profitCentreId')} />
        <Field.Number name="odometer" label={t('odometer')} min={0} max={9_999_999} decimals={1} />
        {!isTrailer && (
          <>
            <Field.Number name="engineHours" label={t('engineHours')} min={0} max={999_999} decimals={1} />
            <Field.Number name="normKmPerLitre" label={t('normKmPerLitre')} min={0.1} max={50} />
            <Field.Text name="fuelCardNo" label={t('fuelCardNo')} autoComplete="off" />
          </>
        )}
        <Field.Text name="trackerProvider" label={t('trackerProvider')} />
        <Field.Text name="trackerDeviceId" label={t('trackerDeviceId')} />
        <fieldset className="grid gap-2 sm:col-span-2 sm:grid-cols-3">
          <legend className="lbl mb-1.5">{t('features')}</legend>
          {vehicleFeatures.map((feature) => (
            <Field.Checkbox key={feature} name={feature} label={t(feature)} />
          ))}
        </fieldset>
      </FormSection>
      <FormSection title={t('purchase')}>
        <Field.Date name="purchaseDate" label={t('purchaseDate')} />
        <Field.Money name="purchaseCost" label={t('purchaseCost')} min={0} />
        <Field.Date name="leaseEnd" label={t('leaseEnd')} />
        <Field.Textarea name="notes" label={t('notes')} className="sm:col-span-2" />
      </FormSection>
    </>
  );
}
