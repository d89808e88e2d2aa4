import type { ReactNode } from 'react';
import { FormSection } from '#platform/web/form/FormSection.tsx';
import { masterFieldsFor } from '#platform/web/master-data/fields.tsx';
import { MasterForm } from '#platform/web/master-data/MasterForm.tsx';
import type { ScreenProps } from '#platform/web/screens.ts';
import { useWords } from '#platform/web/words.ts';
import type { equipmentTypes } from '../contract.ts';
import { equipmentTypeTexts } from '../messages/index.ts';
import { equipmentTypeDesk } from './desk.ts';

const Field = masterFieldsFor<typeof equipmentTypes.fields>();

/** `/equipmentcapture/{id}`: New or Edit Equipment Type */
export function EquipmentTypeForm({ params }: ScreenProps): ReactNode {
  const { t, label } = useWords(equipmentTypeTexts);
  return (
    <MasterForm of={equipmentTypeDesk} id={params['id']} title={() => t('editEquipmentType')}>
      {() => (
        <>
          <FormSection title={label('general')}>
            <Field.Text name="vehicleId" autoCapitalize="characters" />
            <Field.Text name="shortcode" />
            <Field.Text name="description" className="sm:col-span-2" />
            <Field.Select name="class" />
          </FormSection>
          <FormSection title={t('capacity')} hint={t('capacityHint')}>
            <Field.Number name="payloadMass" decimals={3} />
            <Field.Number name="volumeMax" decimals={3} />
            <Field.Number name="pallets" />
            <Field.Number name="lengthM" />
            <Field.Number name="axles" />
            <Field.Number name="trailerCount" />
          </FormSection>
          <FormSection title={t('use')}>
            <Field.Checkbox name="temperatureCapable" />
            <Field.Checkbox name="dgCapable" />
            <Field.Text name="requiredLicenceCode" />
            <Field.Number name="defaultKmPerLitre" />
            <Field.Number name="co2FactorGPerTkm" />
          </FormSection>
        </>
      )}
    </MasterForm>
  );
}
