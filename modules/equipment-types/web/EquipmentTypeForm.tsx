import type { ReactNode } from 'react';

import { FormSection } from '#platform/web/form/FormSection.tsx';
import { masterFieldsFor } from '#platform/web/master-data/fields.tsx';
import { MasterForm } from '#platform/web/master-data/MasterForm.tsx';
import type { ScreenProps } from '#platform/web/screens.ts';
import { useWords } from '#platform/web/words.ts';
import { equipmentClasses, equipmentTypes } from '../contract.ts';
import { equipmentTypeTexts } from '../messages/index.ts';
import { equipmentTypeDesk } from './desk.ts';

const Field = masterFieldsFor<typeof equipmentTypes.fields>();

/** `/equipmentcapture/{id}`: New or Edit Equipment Type */
export function EquipmentTypeForm({ params }: ScreenProps): ReactNode {
  const { t, label, options } = useWords(equipmentTypeTexts);
  return (
    <MasterForm
      of={equipmentTypeDesk}
      id={params['id']}
      texts={equipmentTypeTexts}
      newTitle={t('newEquipmentType')}
      title={() => t('editEquipmentType')}
    >
      {() => (
        <>
          <FormSection title={label('general')}>
            <Field.Text name="vehicleId" label={t('vehicleId')} required maxLength={20} autoCapitalize="characters" />
            <Field.Text name="shortcode" label={t('shortcode')} required maxLength={12} />
            <Field.Text
              name="description"
              label={label('description')}
              required
              maxLength={80}
              className="sm:col-span-2"
            />
            <Field.Select name="class" label={t('class')} options={options('class', equipmentClasses)} required />
          </FormSection>
          <FormSection title={t('capacity')} hint={t('capacityHint')}>
            <Field.Number name="payloadMass" label={t('payloadMass')} min={0} max={200} decimals={3} required />
            <Field.Number name="volumeMax" label={t('volumeMax')} min={0} max={1000} decimals={3} />
            <Field.Number name="pallets" label={t('pallets')} min={0} max={200} decimals={0} />
            <Field.Number name="lengthM" label={t('lengthM')} min={0} max={60} />
            <Field.Number name="axles" label={t('axles')} min={0} max={20} decimals={0} />
            <Field.Number
              name="trailerCount"
              label={t('trailerCount')}
              help={t('trailerCountHelp')}
              min={0}
              max={2}
              decimals={0}
            />
          </FormSection>
          <FormSection title={t('use')}>
            <Field.Checkbox name="temperatureCapable" label={t('temperatureCapable')} />
            <Field.Checkbox name="dgCapable" label={t('dgCapable')} />
            <Field.Text name="requiredLicenceCode" label={t('requiredLicenceCode')} maxLength={6} />
            <Field.Number name="defaultKmPerLitre" label={t('defaultKmPerLitre')} min={0.1} max={50} />
            <Field.Number name="co2FactorGPerTkm" label={t('co2FactorGPerTkm')} min={0} max={5000} />
          </FormSection>
        </>
      )}
    </MasterForm>
  );
}
