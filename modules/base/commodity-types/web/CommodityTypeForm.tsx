import type { ReactNode } from 'react';
import { FormSection } from '#platform/web/form/FormSection.tsx';
import { masterFieldsFor } from '#platform/web/master-data/fields.tsx';
import { MasterForm } from '#platform/web/master-data/MasterForm.tsx';
import type { ScreenProps } from '#platform/web/screens.ts';
import { useWords } from '#platform/web/words.ts';
import { packingTypeDesk } from '#modules/base/packing-types/web/desk.ts';
import type { commodityTypes } from '../contract.ts';
import { commodityTypeTexts } from '../messages/index.ts';
import { commodityTypeDesk } from './desk.ts';

const Field = masterFieldsFor<typeof commodityTypes.fields>();
const references = { packingTypeIds: packingTypeDesk };

/** `/commodityTypeCapture/{id}` */
export function CommodityTypeForm({ params }: ScreenProps): ReactNode {
  const { t, label } = useWords(commodityTypeTexts);
  return (
    <MasterForm of={commodityTypeDesk} id={params['id']} references={references}>
      {() => (
        <>
          <FormSection title={label('general')}>
            <Field.Text name="code" autoCapitalize="characters" />
            <Field.Select name="category" />
            <Field.Text name="name" className="sm:col-span-2" />
            <Field.Text name="description" className="sm:col-span-2" />
            <Field.Digits name="hsCode" />
          </FormSection>
          <FormSection title={t('danger')} hint={t('dangerHint')}>
            <Field.Checkbox name="dangerousGoods" className="sm:col-span-2" />
            <Field.Digits name="unNumber" />
            <Field.Select name="dangerClass" />
            <Field.Select name="packingGroup" />
          </FormSection>
          <FormSection title={t('carriage')}>
            <Field.Number name="temperatureMin" min={-60} decimals={1} />
            <Field.Number name="temperatureMax" min={-60} decimals={1} />
            <Field.Number name="densityKgM3" />
            <Field.References name="packingTypeIds" of={packingTypeDesk} className="sm:col-span-2" />
            <Field.Textarea name="handlingNotes" className="sm:col-span-2" />
          </FormSection>
          <FormSection title={t('risk')}>
            <Field.Checkbox name="highRisk" />
            <Field.Checkbox name="excludedByDefault" />
            <Field.Money name="minGitCoverPerLoad" />
            <Field.Money name="valuePerTon" />
          </FormSection>
        </>
      )}
    </MasterForm>
  );
}
