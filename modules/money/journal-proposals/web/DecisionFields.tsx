import type { ReactNode } from 'react';
import { CheckboxField } from '#platform/web/fields/ChoiceFields.tsx';
import { namedFor } from '#platform/web/fields/named.ts';
import { NumberField } from '#platform/web/fields/NumberField.tsx';
import { TextField } from '#platform/web/fields/TextField.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { spreadAtMost } from '../fields.ts';
import { proposalTexts } from '../messages/desk/index.ts';

const Field = namedFor<{ name: string; withAmounts: boolean; months: number }>()({
  Text: TextField,
  Checkbox: CheckboxField,
  Number: NumberField,
});

/** The name of a template, and whether it keeps the amounts. */
export function TemplateFields(): ReactNode {
  const t = useTexts(proposalTexts);
  return (
    <>
      <Field.Text name="name" label={t('templateName')} required />
      <Field.Checkbox name="withAmounts" label={t('withAmounts')} />
    </>
  );
}

/** Over how many months. */
export function MonthsField(): ReactNode {
  const t = useTexts(proposalTexts);
  return <Field.Number name="months" label={t('spreadMonths')} required decimals={0} max={spreadAtMost} />;
}
