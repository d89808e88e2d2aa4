import type { ReactNode } from 'react';
import { FormSection } from '#platform/web/form/FormSection.tsx';
import { masterFieldsFor } from '#platform/web/master-data/fields.tsx';
import { MasterForm } from '#platform/web/master-data/MasterForm.tsx';
import type { ScreenProps } from '#platform/web/screens.ts';
import { useWords } from '#platform/web/words.ts';
import type { packingTypes } from '../contract.ts';
import { packingTypeTexts } from '../messages/index.ts';
import { packingTypeDesk } from './desk.ts';

const Field = masterFieldsFor<typeof packingTypes.fields>();

/** `/packingTypeCapture/{id}` */
export function PackingTypeForm({ params }: ScreenProps): ReactNode {
  const { t, label } = useWords(packingTypeTexts);
  return (
    <MasterForm of={packingTypeDesk} id={params['id']}>
      {() => (
        <>
          <FormSection title={label('general')}>
            <Field.Text name="code" autoCapitalize="characters" />
            <Field.Select name="unit" />
            <Field.Text name="name" className="sm:col-span-2" />
          </FormSection>
          <FormSection title={t('measures')} hint={t('measuresHint')}>
            <Field.Number name="tareKg" />
            <Field.Number name="lengthCm" decimals={1} />
            <Field.Number name="widthCm" decimals={1} />
            <Field.Number name="heightCm" decimals={1} />
            <Field.Checkbox name="stackable" className="self-end pb-2" />
            <Field.Number name="maxStack" />
          </FormSection>
          <FormSection title={t('control')} hint={t('controlHint')}>
            <Field.Checkbox name="returnable" className="self-end pb-2" />
            <Field.Text name="palletAccount" />
            <Field.Money name="deposit" />
          </FormSection>
        </>
      )}
    </MasterForm>
  );
}
