import type { ReactElement } from 'react';
import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import type { FormSchema } from '../form.tsx';
import { CheckboxField, RadioCardsField, SelectField } from './ChoiceFields.tsx';
import type { FileField } from './FileField.tsx';
import { lazyField } from './lazy-field.tsx';
import { MoneyField, NumberField, PercentField } from './NumberField.tsx';
import type { PasswordField } from './PasswordField.tsx';
import { PhoneField } from './PhoneField.tsx';
import { SuggestField } from './SuggestField.tsx';
import { DateField, DigitsField, EmailField, TextareaField, TextField } from './TextField.tsx';
import type { FileValue } from './use-file-upload.ts';

export type { FileValue } from './use-file-upload.ts';
export type { ChosenFile } from './read-file.ts';
export type { Option } from './ChoiceFields.tsx';

/** A brick whose `name` is a path of the form to a value of its kind. */
export type NamedField<Brick extends (props: never) => unknown, Values extends FieldValues, Value> = (
  props: Omit<Parameters<Brick>[0], 'name'> & { readonly name: FieldPathByValue<Values, Value | null | undefined> },
) => ReactElement;

const bricks = {
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

type TextBrick =
  | 'Text'
  | 'Email'
  | 'Digits'
  | 'Textarea'
  | 'Password'
  | 'Date'
  | 'Phone'
  | 'Select'
  | 'RadioCards'
  | 'Suggest';
type NumberBrick = 'Number' | 'Money' | 'Percent';

/** The field bricks for the values of one form. */
export type Fields<Values extends FieldValues> = {
  readonly [Name in TextBrick]: NamedField<(typeof bricks)[Name], Values, string>;
} & {
  readonly [Name in NumberBrick]: NamedField<(typeof bricks)[Name], Values, number>;
} & {
  readonly Checkbox: NamedField<typeof CheckboxField, Values, boolean>;
  readonly File: NamedField<typeof FileField, Values, FileValue>;
};

/**
 * The field bricks of a form, made once beside its screen: `const Field = fieldsFor<typeof carrierFields>()`, then
 * `<Field.Text name="tradeName" label={t('tradeName')} required />`. A name that the schema does not have, or that holds
 * another kind of value, does not compile.
 */
export function fieldsFor<Schema extends FormSchema>(): Fields<z.input<Schema>> {
  return bricks as unknown as Fields<z.input<Schema>>;
}
