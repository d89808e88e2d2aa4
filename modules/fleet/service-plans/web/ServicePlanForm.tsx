import type { ReactNode } from 'react';
import { FormSection } from '#platform/web/form/FormSection.tsx';
import { masterFieldsFor } from '#platform/web/master-data/fields.tsx';
import { MasterForm } from '#platform/web/master-data/MasterForm.tsx';
import type { ScreenProps } from '#platform/web/screens.ts';
import { useWords } from '#platform/web/words.ts';
import type { servicePlans } from '../contract.ts';
import { servicePlanTexts } from '../messages/index.ts';
import { servicePlanDesk } from './desk.ts';

const Field = masterFieldsFor<typeof servicePlans.fields>();

/** `/servicePlanCapture/{id}` */
export function ServicePlanForm({ params }: ScreenProps): ReactNode {
  const { t, label } = useWords(servicePlanTexts);
  return (
    <MasterForm of={servicePlanDesk} id={params['id']}>
      {() => (
        <>
          <FormSection title={label('general')}>
            <Field.Text name="code" autoCapitalize="characters" />
            <Field.Text name="name" />
          </FormSection>
          <FormSection title={t('intervals')} hint={t('intervalsHint')}>
            <Field.Number name="everyKm" />
            <Field.Number name="everyDays" />
            <Field.Number name="everyHours" />
            <Field.Select name="countsFrom" />
          </FormSection>
          <FormSection title={t('warning')} hint={t('warningHint')}>
            <Field.Number name="warnKm" />
            <Field.Number name="warnDays" />
            <Field.Number name="warnHours" />
          </FormSection>
          <FormSection title={label('notes')}>
            <Field.Textarea name="notes" rows={3} className="sm:col-span-2" />
          </FormSection>
        </>
      )}
    </MasterForm>
  );
}
