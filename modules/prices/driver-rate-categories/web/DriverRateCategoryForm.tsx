import type { ReactNode } from 'react';
import { FormSection } from '#platform/web/form/FormSection.tsx';
import { masterFieldsFor } from '#platform/web/master-data/fields.tsx';
import { MasterForm } from '#platform/web/master-data/MasterForm.tsx';
import type { ScreenProps } from '#platform/web/screens.ts';
import { useWords } from '#platform/web/words.ts';
import type { driverRateCategories } from '../contract.ts';
import { driverRateCategoryTexts } from '../messages/index.ts';
import { driverRateCategoryDesk } from './desk.ts';

const Field = masterFieldsFor<typeof driverRateCategories.fields>();

/** `/manage_driver_rate_categories/{id}` */
export function DriverRateCategoryForm({ params }: ScreenProps): ReactNode {
  const { t, label } = useWords(driverRateCategoryTexts);
  return (
    <MasterForm of={driverRateCategoryDesk} id={params['id']}>
      {() => (
        <>
          <FormSection title={label('general')}>
            <Field.Text name="code" autoCapitalize="characters" />
            <Field.Select name="basis" />
            <Field.Text name="name" className="sm:col-span-2" />
          </FormSection>
          <FormSection title={t('pay')}>
            <Field.Money name="minimumPerTrip" />
            <Field.Percent name="coDriverShare" />
            <Field.Textarea name="notes" className="sm:col-span-2" />
          </FormSection>
        </>
      )}
    </MasterForm>
  );
}
