import type { ReactNode } from 'react';
import { FormSection } from '#platform/web/form/FormSection.tsx';
import { masterFieldsFor } from '#platform/web/master-data/fields.tsx';
import { MasterForm } from '#platform/web/master-data/MasterForm.tsx';
import type { ScreenProps } from '#platform/web/screens.ts';
import { useWords } from '#platform/web/words.ts';
import { packingTypes, packingUnits } from '../contract.ts';
import { packingTypeTexts } from '../messages/index.ts';
import { packingTypeDesk } from './desk.ts';

const Field = masterFieldsFor<typeof packingTypes.fields>();

/** `/packingTypeCapture/{id}` */
export function PackingTypeForm({ params }: ScreenProps): ReactNode {
  const { t, label, options } = useWords(packingTypeTexts);
  return (
    <MasterForm
      of={packingTypeDesk}
      id={params['id']}
      texts={packingTypeTexts}
      newTitle={t('newPackingType')}
      title={({ code }) => t('packingType', { code })}
    >
      {() => (
        <>
          <FormSection title={label('general')}>
            <Field.Text name="code" label={label('code')} required maxLength={20} autoCapitalize="characters" />
            <Field.Select name="unit" label={t('unit')} options={options('unit', packingUnits)} required />
            <Field.Text name="name" label={label('name')} required maxLength={80} className="sm:col-span-2" />
          </FormSection>
          <FormSection title={t('measures')} hint={t('measuresHint')}>
            <Field.Number name="tareKg" label={t('tareKg')} min={0} max={50_000} />
            <Field.Number name="lengthCm" label={t('lengthCm')} min={0} max={2000} decimals={1} />
            <Field.Number name="widthCm" label={t('widthCm')} min={0} max={2000} decimals={1} />
            <Field.Number name="heightCm" label={t('heightCm')} min={0} max={2000} decimals={1} />
            <Field.Checkbox name="stackable" label={t('stackable')} className="self-end pb-2" />
            <Field.Number name="maxStack" label={t('maxStack')} min={1} max={20} decimals={0} />
          </FormSection>
          <FormSection title={t('control')} hint={t('controlHint')}>
            <Field.Checkbox name="returnable" label={t('returnable')} className="self-end pb-2" />
            <Field.Money name="deposit" label={t('deposit')} max={100_000} />
          </FormSection>
        </>
      )}
    </MasterForm>
  );
}
