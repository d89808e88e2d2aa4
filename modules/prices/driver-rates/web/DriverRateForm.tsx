import type { ReactNode } from 'react';
import { FormSection } from '#platform/web/form/FormSection.tsx';
import { masterChoices } from '#platform/web/master-data/desk.ts';
import { masterFieldsFor } from '#platform/web/master-data/fields.tsx';
import { MasterForm } from '#platform/web/master-data/MasterForm.tsx';
import type { ScreenProps } from '#platform/web/screens.ts';
import { useWords } from '#platform/web/words.ts';
import { driverRateCategoryDesk } from '#modules/prices/driver-rate-categories/web/desk.ts';
import { driverDesk } from '#modules/parties/drivers/web/desk.ts';
import type { driverRates } from '../contract.ts';
import { driverRateFailureTexts } from '../messages/failures/index.ts';
import { driverRateTexts } from '../messages/index.ts';
import { driverRateDesk } from './desk.ts';

const Field = masterFieldsFor<typeof driverRates.fields>();
const driverChoices = masterChoices(driverDesk);
const references = { categoryId: driverRateCategoryDesk };
const sources = { driverId: driverChoices };
const failures = [driverRateFailureTexts];

/** `/manage_driver_rates/{id}` */
export function DriverRateForm({ params }: ScreenProps): ReactNode {
  const { t, label } = useWords(driverRateTexts);
  return (
    <MasterForm of={driverRateDesk} id={params['id']} failures={failures} references={references} sources={sources}>
      {() => (
        <>
          <FormSection title={label('general')}>
            <Field.Text name="code" autoCapitalize="characters" />
            <Field.Select name="component" />
            <Field.Text name="name" className="sm:col-span-2" />
            <Field.Reference name="categoryId" of={driverRateCategoryDesk} />
            <Field.Searched name="driverId" from={driverChoices} />
          </FormSection>
          <FormSection title={t('rate')}>
            <Field.Number name="rate" decimals={4} />
            <Field.Number name="freeMinutes" decimals={0} />
            <Field.Date name="validFrom" />
            <Field.Date name="validTo" />
          </FormSection>
          <FormSection title={t('applies')}>
            <Field.Text name="vehicleClass" />
            <Field.Select name="routeType" />
          </FormSection>
        </>
      )}
    </MasterForm>
  );
}
