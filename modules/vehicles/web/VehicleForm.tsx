import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormSection } from '#platform/web/form/FormSection.tsx';
import { masterFieldsFor } from '#platform/web/master-data/fields.tsx';
import { MasterForm } from '#platform/web/master-data/MasterForm.tsx';
import type { ScreenProps } from '#platform/web/screens.ts';
import { useWords } from '#platform/web/words.ts';
import { equipmentTypeDesk } from '#modules/equipment-types/web/desk.ts';
import { profitCentreDesk } from '#modules/profit-centres/web/desk.ts';
import { supplierChoices } from '#modules/suppliers/web/desk.ts';
import { availabilities, vehicleKinds, vehicles } from '../contract.ts';
import { vehicleFailureTexts } from '../messages/failures/index.ts';
import { vehicleTexts } from '../messages/index.ts';
import { vehicleDesk } from './desk.ts';
import { OwnerFields } from './OwnerFields.tsx';
import { PaperSection } from './PaperSection.tsx';
import { TechnicalSection } from './TechnicalSection.tsx';

const Field = masterFieldsFor<typeof vehicles.fields>();
const references = { equipmentTypeId: equipmentTypeDesk, profitCentreId: profitCentreDesk };
const failures = [vehicleFailureTexts];

/** `/vehiclecapture/{id}`: New Vehicle, or Vehicle and its registration number */
export function VehicleForm({ params }: ScreenProps): ReactNode {
  const { t, label, options } = useWords(vehicleTexts);
  const { data: suppliers = [] } = useQuery(supplierChoices);
  return (
    <MasterForm
      of={vehicleDesk}
      id={params['id']}
      failures={failures}
      references={references}
      written={(field, value) =>
        field === 'supplierId' ? suppliers.find((supplier) => supplier.value === value)?.label : undefined
      }
    >
      {() => (
        <>
          <FormSection title={label('general')}>
            <Field.Text
              name="registrationNumber"
              label={t('registrationNumber')}
              required
              maxLength={14}
              autoCapitalize="characters"
            />
            <Field.Select name="kind" label={t('kind')} options={options('kind', vehicleKinds)} required />
            <Field.Text name="make" label={t('make')} required maxLength={40} />
            <Field.Text name="model" label={t('model')} maxLength={60} />
            <Field.Number name="year" label={t('year')} min={1950} max={2100} decimals={0} />
            <Field.Text name="fleetNo" label={t('fleetNo')} maxLength={20} />
            <Field.Reference name="equipmentTypeId" of={equipmentTypeDesk} label={t('equipmentTypeId')} />
            <Field.Select
              name="availability"
              label={t('availability')}
              options={options('availability', availabilities)}
              required
            />
          </FormSection>
          <OwnerFields />
          <PaperSection />
          <TechnicalSection />
          <FormSection title={t('use')}>
            <Field.Number name="odometer" label={t('odometer')} min={0} max={9_999_999} decimals={1} />
            <Field.Number name="normKmPerLitre" label={t('normKmPerLitre')} min={0.1} max={50} />
            <Field.Text name="trackerProvider" label={t('trackerProvider')} maxLength={60} />
            <Field.Text name="trackerDeviceId" label={t('trackerDeviceId')} maxLength={60} />
            <Field.Reference name="profitCentreId" of={profitCentreDesk} label={t('profitCentreId')} />
            <Field.Textarea name="notes" label={t('notes')} maxLength={1000} className="sm:col-span-2" />
          </FormSection>
        </>
      )}
    </MasterForm>
  );
}
