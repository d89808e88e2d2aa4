import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { FormSection } from '#platform/web/form/FormSection.tsx';
import { masterFieldsFor } from '#platform/web/master-data/fields.tsx';
import { MasterForm } from '#platform/web/master-data/MasterForm.tsx';
import type { ScreenProps } from '#platform/web/screens.ts';
import { useWords } from '#platform/web/words.ts';
import { customerSource } from '#modules/customers/web/desk.ts';
import { supplierSource } from '#modules/suppliers/web/desk.ts';
import type { fuelClauses } from '../contract.ts';
import { fuelClauseFailureTexts } from '../messages/failures/index.ts';
import { fuelClauseTexts } from '../messages/index.ts';
import { fuelClauseDesk } from './desk.ts';

const Field = masterFieldsFor<typeof fuelClauses.fields>();
const sources = { customerId: customerSource, supplierId: supplierSource };
const failures = [fuelClauseFailureTexts];

/** `/fuelClauses/{id}` */
export function FuelClauseForm({ params }: ScreenProps): ReactNode {
  const { t, label } = useWords(fuelClauseTexts);
  return (
    <MasterForm of={fuelClauseDesk} id={params['id']} failures={failures} sources={sources}>
      {() => (
        <>
          <FormSection title={label('general')}>
            <Field.Text name="code" autoCapitalize="characters" />
            <Field.Text name="name" />
            <Field.Searched name="customerId" from={customerSource} placeholder={label('noneChosen')} />
            <Field.Searched name="supplierId" from={supplierSource} placeholder={label('noneChosen')} />
          </FormSection>
          <FormSection title={t('formula')}>
            <Field.Select name="calculation" />
            <Field.Select name="valueType" />
            <Formula />
          </FormSection>
          <FormSection title={t('use')}>
            <Field.Select name="appliesTo" />
            <Field.Select name="dateBasis" />
            <Field.Checkbox name="showAsLine" className="sm:col-span-2" />
          </FormSection>
        </>
      )}
    </MasterForm>
  );
}

/** A manual clause has its value; every other one follows a price. */
function Formula(): ReactNode {
  const calculation: unknown = useWatch({ name: 'calculation' });
  if (calculation === 'Manual') return <Field.Number name="manualValue" decimals={4} required />;
  return (
    <>
      <Field.Select name="fuelType" />
      <Field.Select name="kind" />
      <Field.Select name="region" />
      <Zone />
      <Field.Number name="basePrice" decimals={4} required />
      <Field.Date name="baseDate" required />
      <Field.Number name="weightPercent" decimals={4} />
      <Field.Number name="thresholdPercent" decimals={4} />
      <Field.Number name="floorPercent" decimals={4} />
      <Field.Number name="capPercent" decimals={4} />
      <Field.Select name="missingPrice" />
    </>
  );
}

/** Only a zone has a code. */
function Zone(): ReactNode {
  const region: unknown = useWatch({ name: 'region' });
  return region === 'zone' ? <Field.Text name="zone" autoCapitalize="characters" required /> : <div />;
}
