import type { ReactNode } from 'react';
import { FormSection } from '#platform/web/form/FormSection.tsx';
import { masterFieldsFor } from '#platform/web/master-data/fields.tsx';
import { PaperDate } from '#platform/web/record/PaperDate.tsx';
import { useWords } from '#platform/web/words.ts';
import { operatorCardCategories, type vehicles } from '../contract.ts';
import { vehicleTexts } from '../messages/index.ts';

const Field = masterFieldsFor<typeof vehicles.fields>();

/** Numbers of the papers, and the days on which they end; `documented` are those that approved documents state. */
export function PaperSection({ documented }: { readonly documented: readonly string[] }): ReactNode {
  const { t, label, options } = useWords(vehicleTexts);
  return (
    <FormSection title={label('papers')} hint={t('papersHint')}>
      <Field.Text name="licenceDiscNo" label={t('licenceDiscNo')} maxLength={30} />
      <PaperDate name="licenceExpiry" label={t('licenceExpiry')} isDocumented={documented.includes('licenceExpiry')} />
      <Field.Text name="registerNumber" label={t('registerNumber')} maxLength={20} />
      <PaperDate
        name="roadworthyExpiry"
        label={t('roadworthyExpiry')}
        isDocumented={documented.includes('roadworthyExpiry')}
      />
      <Field.Text name="operatorCardNo" label={t('operatorCardNo')} maxLength={30} />
      <PaperDate
        name="operatorCardExpiry"
        label={t('operatorCardExpiry')}
        isDocumented={documented.includes('operatorCardExpiry')}
      />
      <Field.Select
        name="operatorCardCategory"
        label={t('operatorCardCategory')}
        placeholder="–"
        options={options('operatorCardCategory', operatorCardCategories)}
        className="sm:col-span-2"
      />
      <Field.Text name="insurancePolicy" label={t('insurancePolicy')} maxLength={40} />
      <PaperDate
        name="insuranceExpiry"
        label={t('insuranceExpiry')}
        isDocumented={documented.includes('insuranceExpiry')}
      />
      <Field.Text name="crossBorderPermitNo" label={t('crossBorderPermitNo')} maxLength={40} />
      <PaperDate
        name="crossBorderPermitExpiry"
        label={t('crossBorderPermitExpiry')}
        isDocumented={documented.includes('crossBorderPermitExpiry')}
      />
    </FormSection>
  );
}
