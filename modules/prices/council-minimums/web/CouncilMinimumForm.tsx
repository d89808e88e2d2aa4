import type { ReactNode } from 'react';
import { SelectField } from '#platform/web/fields/ChoiceFields.tsx';
import { namedFor } from '#platform/web/fields/named.ts';
import { MoneyField } from '#platform/web/fields/NumberField.tsx';
import { DayField } from '#platform/web/form/DayField.tsx';
import { FormSection } from '#platform/web/form/FormSection.tsx';
import type { RowOf } from '#platform/web/master-data/desk.ts';
import { masterFieldsFor } from '#platform/web/master-data/fields.tsx';
import { MasterForm } from '#platform/web/master-data/MasterForm.tsx';
import { useFormats } from '#platform/web/formats.ts';
import { useCan } from '#platform/web/signed-in.ts';
import type { ScreenProps } from '#platform/web/screens.ts';
import { useWords } from '#platform/web/words.ts';
import { PayRateBar, PayRatesPart, useMaySeePayRates } from '#modules/base/pay-rates/web/desk.ts';
import { type councilMinimums, minimumUnits } from '../contract.ts';
import { councilMinimumFailureTexts } from '../messages/failures/index.ts';
import { councilMinimumTexts } from '../messages/index.ts';
import { councilMinimumDesk } from './desk.ts';

const Field = masterFieldsFor<typeof councilMinimums.fields>();
const Term = namedFor<{ terms: { unit: string; amount: number; validTo: string } }>()({
  Money: MoneyField,
  Select: SelectField,
  Date: DayField,
});
const terms = ['amount', 'unit', 'validTo'];
const failures = [councilMinimumFailureTexts];

/** `/councilMinimums/{id}` */
export function CouncilMinimumForm({ params }: ScreenProps): ReactNode {
  const { t, label } = useWords(councilMinimumTexts);
  const [mayChange, maySee] = [useCan(councilMinimumDesk.mayChange), useMaySeePayRates()];
  const words = useTermWords();
  return (
    <MasterForm
      of={councilMinimumDesk}
      id={params['id']}
      failures={failures}
      above={(row) => <PayRateBar record={recordOf(row)} words={words} mayChange={mayChange} fields={<TermFields />} />}
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
        <FormSection title={label('general')}>
          <Field.Text name="code" autoCapitalize="characters" />
          <fieldset disabled={row?.isUsed ?? false} className="contents">
            <Field.Text name="grade" />
            <Field.Number name="amount" decimals={2} />
            <Field.Select name="unit" />
            <Field.Date name="validFrom" />
            <Field.Date name="validTo" />
          </fieldset>
          <Field.Text name="source" className="sm:col-span-2" />
        </FormSection>
      )}
    </MasterForm>
  );
}

function recordOf({ id, code, grade }: RowOf<typeof councilMinimums>) {
  return { kind: 'councilMinimum', id, name: `${grade} (${code})`, channel: councilMinimumDesk.data.channel } as const;
}

function TermFields(): ReactNode {
  const { t, label } = useWords(councilMinimumTexts);
  return (
    <>
      <Term.Money name="terms.amount" label={label('amount')} required />
      <Term.Select
        name="terms.unit"
        label={label('unit')}
        options={minimumUnits.map((value) => ({ value, label: t(`unit_${value}`) }))}
        required
      />
      <Term.Date name="terms.validTo" label={label('validTo')} help={t('validToHelp')} />
    </>
  );
}

function useTermWords() {
  const { t, label } = useWords(councilMinimumTexts);
  const formats = useFormats();
  return {
    names: terms,
    label: (name: string) => label(name),
    written: (name: string, value: string | number | null) =>
      name === 'amount'
        ? formats.money(Number(value))
        : name === 'unit'
          ? t(`unit_${value as (typeof minimumUnits)[number]}`)
          : formats.date(value === null ? null : String(value)),
  };
}
