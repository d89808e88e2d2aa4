import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { FormSection } from '#platform/web/form/FormSection.tsx';
import { namedFor } from '#platform/web/fields/named.ts';
import { masterFieldsFor } from '#platform/web/master-data/fields.tsx';
import { PaperDate } from '#platform/web/record/PaperDate.tsx';
import { useWords } from '#platform/web/words.ts';
import { operatorCardCategories, type VehicleFields, type vehiclePapers, type vehicles } from '../contract.ts';
import { vehicleTexts } from '../messages/index.ts';
import { papersLacking } from '../rules.ts';

const Field = masterFieldsFor<typeof vehicles.fields>();
const Paper = namedFor<typeof vehicles.fields>()({ PaperDate });

/** Numbers of the papers, and the days on which they end; `documented` are those that approved documents state. */
export function PaperSection({ documented }: { readonly documented: readonly string[] }): ReactNode {
  const { t, label, options } = useWords(vehicleTexts);
  const lacking: readonly string[] = papersLacking(useWatch<VehicleFields>() as VehicleFields);
  const paper = (name: (typeof vehiclePapers)[number]) => ({
    name,
    label: t(name),
    isDocumented: documented.includes(name),
    isLacking: lacking.includes(name),
  });
  return (
    <FormSection title={label('papers')} hint={t('papersHint')}>
      <Field.Text name="licenceDiscNo" label={t('licenceDiscNo')} />
      <Paper.PaperDate {...paper('licenceExpiry')} />
      <Field.Text name="registerNumber" label={t('registerNumber')} />
      <Paper.PaperDate {...paper('roadworthyExpiry')} />
      <Field.Text name="operatorCardNo" label={t('operatorCardNo')} />
      <Paper.PaperDate {...paper('operatorCardExpiry')} />
      <Field.Select
        name="operatorCardCategory"
        label={t('operatorCardCategory')}
        placeholder="–"
        options={options('operatorCardCategory', operatorCardCategories)}
        className="sm:col-span-2"
      />
      <Field.Text name="insurancePolicy" label={t('insurancePolicy')} />
      <Paper.PaperDate {...paper('insuranceExpiry')} />
      <Field.Text name="crossBorderPermitNo" label={t('crossBorderPermitNo')} />
      <Paper.PaperDate {...paper('crossBorderPermitExpiry')} />
    </FormSection>
  );
}
