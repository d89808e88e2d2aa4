import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { defaultCurrency } from '#platform/money.ts';
import { today, useFormats } from '#platform/web/formats.ts';
import { FormSection } from '#platform/web/form/FormSection.tsx';
import { namesFor } from '#platform/web/fields/named.ts';
import { masterFieldsFor } from '#platform/web/master-data/fields.tsx';
import { MasterForm } from '#platform/web/master-data/MasterForm.tsx';
import type { ScreenProps } from '#platform/web/screens.ts';
import { useWords } from '#platform/web/words.ts';
import type { fuelPrices } from '../contract.ts';
import { fuelPriceFailureTexts } from '../messages/failures/index.ts';
import { fuelPriceTexts } from '../messages/index.ts';
import { nextFirstWednesday } from '../rules.ts';
import { useMay } from './calls.ts';
import { Confirmed } from './Confirmed.tsx';
import { CorrectionBar } from './Corrections.tsx';
import { fuelPriceDesk } from './desk.ts';
import { FuelCourse } from './FuelCourse.tsx';

const Field = masterFieldsFor<typeof fuelPrices.fields>();
const nameOf = namesFor<typeof fuelPrices.fields>();
const failures = [fuelPriceFailureTexts];

/** `/capturefuelrate/{id}` */
export function FuelPriceForm({ params }: ScreenProps): ReactNode {
  const { t, label } = useWords(fuelPriceTexts);
  const formats = useFormats();
  const mayRead = useMay('getFuelPriceCorrections');
  return (
    <MasterForm
      of={fuelPriceDesk}
      id={params['id']}
      failures={failures}
      above={(row) => mayRead && <CorrectionBar price={row} />}
      parts={[{ id: 'course', title: t('course'), content: (row) => <FuelCourse of={row} /> }]}
    >
      {(row) => (
        <FormSection title={label('general')}>
          <fieldset disabled={row?.isUsed ?? false} className="contents">
            <Field.Select name="fuelType" />
            <Field.Select name="kind" />
            <Field.Select name="region" />
            <Zone />
            <Field.Date
              name="effectiveFrom"
              help={t('officialDay', { date: formats.date(nextFirstWednesday(today())) })}
            />
            <Field.Number name="pricePerLitre" decimals={4} currency={defaultCurrency} />
          </fieldset>
          <Field.Text name="source" className="sm:col-span-2" />
          {!row?.isUsed && <Confirmed className="sm:col-span-2" />}
        </FormSection>
      )}
    </MasterForm>
  );
}

/** Only a zone has a code. */
function Zone(): ReactNode {
  const region: unknown = useWatch({ name: nameOf('region') });
  return region === 'zone' ? <Field.Text name="zone" autoCapitalize="characters" required /> : <div />;
}
