import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { FormSection } from '#platform/web/form/FormSection.tsx';
import { namedFor } from '#platform/web/fields/named.ts';
import { masterFieldsFor } from '#platform/web/master-data/fields.tsx';
import { PaperDate } from '#platform/web/record/PaperDate.tsx';
import { useWords } from '#platform/web/words.ts';
import { type DriverFields, type driverPapers, type drivers, licenceCodes } from '../contract.ts';
import { driverTexts } from '../messages/index.ts';
import { papersLacking } from '../rules.ts';

const Field = masterFieldsFor<typeof drivers.fields>();
const Paper = namedFor<typeof drivers.fields>()({ PaperDate });

/** What the driver may drive, and until when; `documented` are the dates that approved documents state. */
export function PaperSection({ documented }: { readonly documented: readonly string[] }): ReactNode {
  const { t, label } = useWords(driverTexts);
  const lacking: readonly string[] = papersLacking(useWatch<DriverFields>() as DriverFields);
  const paper = (name: (typeof driverPapers)[number]) => ({
    name,
    label: t(name),
    isDocumented: documented.includes(name),
    isLacking: lacking.includes(name),
  });
  return (
    <FormSection title={label('papers')} hint={t('papersHint')}>
      <Field.Text name="licenceNo" label={t('licenceNo')} />
      <Field.Select
        name="licenceCode"
        label={t('licenceCode')}
        placeholder="–"
        options={licenceCodes.map((code) => ({ value: code, label: code }))}
      />
      <Field.Date name="licenceIssue" label={t('licenceIssue')} />
      <Paper.PaperDate {...paper('licenceExpiry')} />
      <Field.Text name="vehicleRestrictions" label={t('vehicleRestrictions')} className="sm:col-span-2" />
      <div className="grid content-start gap-2">
        <Field.Checkbox name="prdpGoods" label={t('prdpGoods')} />
        <Field.Checkbox name="prdpPassengers" label={t('prdpPassengers')} />
        <Field.Checkbox name="prdpDangerousGoods" label={t('prdpDangerousGoods')} />
      </div>
      <Paper.PaperDate {...paper('prdpExpiry')} />
      <Paper.PaperDate {...paper('medicalExpiry')} />
      <Paper.PaperDate {...paper('dgTrainingExpiry')} />
      <Paper.PaperDate {...paper('passportExpiry')} />
      <Field.Checkbox name="firstAid" label={t('firstAid')} />
      <Field.Text name="workPermitNo" label={t('workPermitNo')} />
      <Paper.PaperDate {...paper('workPermitExpiry')} />
    </FormSection>
  );
}
