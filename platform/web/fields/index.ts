import type { FormSchema } from '../form.tsx';
import { CheckboxField, RadioCardsField, SelectField } from './ChoiceFields.tsx';
import type { FileField } from './FileField.tsx';
import { lazyField } from './lazy-field.tsx';
import { type Named, namedFor, type ValuesOf } from './named.ts';
import { MoneyField, NumberField, PercentField } from './NumberField.tsx';
import type { PasswordField } from './PasswordField.tsx';
import { PhoneField } from './PhoneField.tsx';
import { SuggestField } from './SuggestField.tsx';
import { DateField, DigitsField, EmailField, TextareaField, TextField } from './TextField.tsx';

export type { FileValue } from './use-file-upload.ts';
export type { ChosenFile } from './read-file.ts';
export type { Option } from './ChoiceFields.tsx';

export const bricks = {
  Text: TextField,
  Email: EmailField,
  Digits: DigitsField,
  Textarea: TextareaField,
  Password: lazyField<Parameters<typeof PasswordField>[0]>(
    async () => (await import('./PasswordField.tsx')).PasswordField,
    'h-14',
  ),
  Date: DateField,
  Phone: PhoneField,
  Number: NumberField,
  Money: MoneyField,
  Percent: PercentField,
  Select: SelectField,
  RadioCards: RadioCardsField,
  Checkbox: CheckboxField,
  Suggest: SuggestField,
  File: lazyField<Parameters<typeof FileField>[0]>(async () => (await import('./FileField.tsx')).FileField, 'h-40'),
} as const;

/**
 * The field bricks of a form, made once beside its screen: `const Field = fieldsFor<typeof carrierFields>()`, then
 * `<Field.Text name="tradeName" label={t('tradeName')} required />`. A name that the schema does not have, or that holds
 * another kind of value, does not compile.
 */
export function fieldsFor<Schema extends FormSchema>(): Named<typeof bricks, ValuesOf<Schema>> {
  return namedFor<Schema>()(bricks);
}
