import type { ReactNode } from 'react';
import { FormSection } from '#platform/web/form/FormSection.tsx';
import { masterFieldsFor } from '#platform/web/master-data/fields.tsx';
import { useTexts } from '#platform/web/texts.ts';
import type { locations } from '../contract.ts';
import { locationTexts } from '../messages/index.ts';

const Field = masterFieldsFor<typeof locations.fields>();
const demands = ['tailLiftRequired', 'forkliftAvailable', 'ppeRequired', 'sideLoadingOnly', 'quietAtNight'] as const;

/** What vehicles the place takes, and how they are served. */
export function ServiceSections(): ReactNode {
  const t = useTexts(locationTexts);
  return (
    <>
      <FormSection title={t('limits')} hint={t('limitsHint')}>
        <Field.Number name="maxLengthM" label={t('maxLengthM')} min={0} max={60} />
        <Field.Number name="maxHeightM" label={t('maxHeightM')} min={0} max={10} />
        <Field.Number name="maxMassKg" label={t('maxMassKg')} min={0} max={500_000} decimals={0} />
        <div className="grid content-start gap-2 sm:col-start-1">
          {demands.map((demand) => (
            <Field.Checkbox key={demand} name={demand} label={t(demand)} />
          ))}
        </div>
        <Field.Textarea
          name="constraint"
          label={t('constraint')}
          help={t('constraintHelp')}
          className="sm:col-span-2"
        />
      </FormSection>
      <FormSection title={t('service')}>
        <Field.Number name="averageServiceMinutes" label={t('averageServiceMinutes')} min={0} max={2880} decimals={0} />
        <Field.Number
          name="freeMinutes"
          label={t('freeMinutes')}
          help={t('freeMinutesHelp')}
          min={0}
          max={2880}
          decimals={0}
        />
        <Field.Checkbox name="appointmentRequired" label={t('appointmentRequired')} />
        <Field.Checkbox name="dangerousGoodsAllowed" label={t('dangerousGoodsAllowed')} />
        <Field.Textarea name="securityNotes" label={t('securityNotes')} className="sm:col-span-2" />
        <Field.Textarea name="notesOrInstructions" label={t('notesOrInstructions')} className="sm:col-span-2" />
      </FormSection>
    </>
  );
}
