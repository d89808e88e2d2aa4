import type { ReactNode } from 'react';
import { namedFor } from '#platform/web/fields/named.ts';
import { MoneyField, PercentField } from '#platform/web/fields/NumberField.tsx';
import { FormSection } from '#platform/web/form/FormSection.tsx';
import type { RowOf } from '#platform/web/master-data/desk.ts';
import { masterFieldsFor } from '#platform/web/master-data/fields.tsx';
import { MasterForm } from '#platform/web/master-data/MasterForm.tsx';
import { useFormats } from '#platform/web/formats.ts';
import { useCan } from '#platform/web/signed-in.ts';
import type { ScreenProps } from '#platform/web/screens.ts';
import { useWords } from '#platform/web/words.ts';
import { PayRateBar, PayRatesPart, useMaySeePayRates } from '#modules/base/pay-rates/web/desk.ts';
import type { driverRateCategories } from '../contract.ts';
import { driverRateCategoryTexts } from '../messages/index.ts';
import { driverRateCategoryDesk } from './desk.ts';

const Field = masterFieldsFor<typeof driverRateCategories.fields>();
const Term = namedFor<{ terms: { minimumPerTrip: number; coDriverShare: number } }>()({
  Money: MoneyField,
  Percent: PercentField,
});
const terms = ['minimumPerTrip', 'coDriverShare'];

/** `/manage_driver_rate_categories/{id}` */
export function DriverRateCategoryForm({ params }: ScreenProps): ReactNode {
  const { t, label } = useWords(driverRateCategoryTexts);
  const [mayChange, maySee] = [useCan(driverRateCategoryDesk.mayChange), useMaySeePayRates()];
  const words = useTermWords();
  return (
    <MasterForm
      of={driverRateCategoryDesk}
      id={params['id']}
      above={(row) => (
        <PayRateBar
          record={recordOf(row)}
          words={words}
          mayChange={mayChange}
          fields={
            <>
              <Term.Money name="terms.minimumPerTrip" label={label('minimumPerTrip')} />
              <Term.Percent name="terms.coDriverShare" label={label('coDriverShare')} />
            </>
          }
        />
      )}
      parts={
        maySee
          ? [
              {
                id: 'versions',
                title: t('versions'),
                content: (row) => <PayRatesPart record={recordOf(row)} words={words} />,
              },
            ]
          : []
      }
    >
      {(row) => (
        <>
          <FormSection title={label('general')}>
            <Field.Text name="code" autoCapitalize="characters" />
            <Field.Select name="basis" />
            <Field.Text name="name" className="sm:col-span-2" />
          </FormSection>
          <FormSection title={t('pay')}>
            <fieldset disabled={row?.isUsed ?? false} className="contents">
              <Field.Money name="minimumPerTrip" />
              <Field.Percent name="coDriverShare" />
            </fieldset>
            <Field.Textarea name="notes" className="sm:col-span-2" />
          </FormSection>
        </>
      )}
    </MasterForm>
  );
}

function recordOf({ id, name }: RowOf<typeof driverRateCategories>) {
  return { kind: 'driverRateCategory', id, name, channel: driverRateCategoryDesk.data.channel } as const;
}

function useTermWords() {
  const { label } = useWords(driverRateCategoryTexts);
  const formats = useFormats();
  return {
    names: terms,
    label: (name: string) => label(name),
    written: (name: string, value: string | number | null) =>
      name === 'coDriverShare' ? formats.percent(Number(value)) : formats.money(Number(value)),
  };
}
