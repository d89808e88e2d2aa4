import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { FormSection } from '#platform/web/form/FormSection.tsx';
import { masterFieldsFor } from '#platform/web/master-data/fields.tsx';
import { useWords } from '#platform/web/words.ts';
import type { locations } from '../contract.ts';
import { weekdays } from '../hours.ts';
import { locationTexts } from '../messages/index.ts';

const Field = masterFieldsFor<typeof locations.fields>();
const likeMonday = ['tuesday', 'wednesday', 'thursday', 'friday'] as const;

/** The times of each weekday; most places have the same from Monday to Friday. */
export function OperatingHours(): ReactNode {
  const { t, label } = useWords(locationTexts);
  const { getValues, setValue } = useFormContext();
  function copyMonday(): void {
    const times: unknown = getValues('operatingHours.monday');
    for (const day of likeMonday) setValue(`operatingHours.${day}`, times, { shouldDirty: true, shouldValidate: true });
  }
  return (
    <FormSection title={t('operatingHours')} hint={t('operatingHoursHint')}>
      {weekdays.map((day) => (
        <Field.Text key={day} name={`operatingHours.${day}`} label={label(`operatingHours.${day}`)} />
      ))}
      <Field.Text name="operatingHours.note" label={label('operatingHours.note')} className="sm:col-span-2" />
      <div className="flex items-end">
        <button type="button" className="btn btn-s" onClick={copyMonday}>
          {t('asMonday')}
        </button>
      </div>
    </FormSection>
  );
}
