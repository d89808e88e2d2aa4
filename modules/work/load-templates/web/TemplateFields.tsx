import type { ReactNode } from 'react';
import { z } from 'zod';
import { requiredText } from '#platform/operation.ts';
import { namedFor } from '#platform/web/fields/named.ts';
import { NumberField } from '#platform/web/fields/NumberField.tsx';
import { TextField } from '#platform/web/fields/TextField.tsx';
import { TicksField } from '#platform/web/fields/TicksField.tsx';
import { CheckboxField } from '#platform/web/fields/ChoiceFields.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { weekdays } from '../contract.ts';
import { templateDeskTexts } from '../messages/desk/index.ts';

const Field = namedFor<typeof templateForm>()({
  Checkbox: CheckboxField,
  Number: NumberField,
  Text: TextField,
  Ticks: TicksField,
});

/** What is asked of a template; days are ticked, so they are texts here. */
export const templateForm = z.strictObject({
  name: requiredText(80),
  weekdays: z.array(z.string()),
  daysAhead: z.int().min(0).max(28),
  isActive: z.boolean(),
});

export const fieldsOf = (form: z.output<typeof templateForm>) => ({ ...form, weekdays: form.weekdays.map(Number) });

export function TemplateFields(): ReactNode {
  const t = useTexts(templateDeskTexts);
  return (
    <>
      <Field.Text name="name" label={t('name')} required />
      <Field.Ticks
        name="weekdays"
        label={t('weekdays')}
        help={t('weekdaysHelp')}
        options={weekdays.map((day) => ({ value: String(day), label: t(`day_${day}`) }))}
      />
      <Field.Number name="daysAhead" label={t('daysAhead')} min={0} max={28} decimals={0} required />
      <Field.Checkbox name="isActive" label={t('isActive')} />
    </>
  );
}
