import type { ReactNode } from 'react';

import { FormSection } from '#platform/web/form/FormSection.tsx';
import { masterFieldsFor } from '#platform/web/master-data/fields.tsx';
import { MasterForm } from '#platform/web/master-data/MasterForm.tsx';
import type { ScreenProps } from '#platform/web/screens.ts';
import { useWords } from '#platform/web/words.ts';
import { commodityCategories, commodityTypes, dangerClasses, packingGroups } from '../contract.ts';
import { commodityTypeTexts } from '../messages/index.ts';
import { commodityTypeDesk } from './desk.ts';

const Field = masterFieldsFor<typeof commodityTypes.fields>();

/** `/commodityTypeCapture/{id}` */
export function CommodityTypeForm({ params }: ScreenProps): ReactNode {
  const { t, label, options } = useWords(commodityTypeTexts);
  return (
    <MasterForm
      of={commodityTypeDesk}
      id={params['id']}
      texts={commodityTypeTexts}
      newTitle={t('newCommodityType')}
      title={({ code }) => t('commodityType', { code })}
    >
      {() => (
        <>
          <FormSection title={label('general')}>
            <Field.Text name="code" label={label('code')} required maxLength={20} autoCapitalize="characters" />
            <Field.Select
              name="category"
              label={t('category')}
              options={options('category', commodityCategories)}
              required
            />
            <Field.Text name="name" label={label('name')} required maxLength={80} className="sm:col-span-2" />
            <Field.Text name="description" label={label('description')} maxLength={300} className="sm:col-span-2" />
            <Field.Digits name="hsCode" label={t('hsCode')} help={t('hsCodeHelp')} maxLength={10} />
          </FormSection>
          <FormSection title={t('danger')} hint={t('dangerHint')}>
            <Field.Checkbox name="dangerousGoods" label={t('dangerousGoods')} className="sm:col-span-2" />
            <Field.Digits name="unNumber" label={t('unNumber')} maxLength={4} />
            <Field.Select name="dangerClass" label={t('dangerClass')} options={options('dangerClass', dangerClasses)} />
            <Field.Select
              name="packingGroup"
              label={t('packingGroup')}
              options={options('packingGroup', packingGroups)}
            />
          </FormSection>
          <FormSection title={t('carriage')}>
            <Field.Number name="temperatureMin" label={t('temperatureMin')} min={-60} max={300} decimals={1} />
            <Field.Number name="temperatureMax" label={t('temperatureMax')} min={-60} max={300} decimals={1} />
            <Field.Number name="densityKgM3" label={t('densityKgM3')} min={0} max={25_000} />
            <Field.Textarea name="handlingNotes" label={t('handlingNotes')} maxLength={500} className="sm:col-span-2" />
          </FormSection>
          <FormSection title={t('risk')}>
            <Field.Checkbox name="highRisk" label={t('highRisk')} />
            <Field.Checkbox name="excludedByDefault" label={t('excludedByDefault')} />
            <Field.Money name="minGitCoverPerLoad" label={t('minGitCoverPerLoad')} />
            <Field.Money name="valuePerTon" label={t('valuePerTon')} />
          </FormSection>
        </>
      )}
    </MasterForm>
  );
}
