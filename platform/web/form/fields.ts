import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { fieldsFor, type NamedField } from '../fields/index.ts';
import { SearchedField } from '../fields/SearchedField.tsx';
import type { FormSchema } from '../form.tsx';
import { DayField } from './DayField.tsx';

type DeskFields<Schema extends FormSchema> = Omit<ReturnType<typeof fieldsFor<Schema>>, 'Date'> & {
  readonly Date: NamedField<typeof DayField, z.input<Schema> & FieldValues, string>;
  readonly Searched: NamedField<typeof SearchedField, z.input<Schema> & FieldValues, string>;
};

/**
 * The field bricks at a desk: as on public pages, with a date that is typed and a choice that is searched for.
 * `const Field = deskFieldsFor<typeof supplier>()`.
 */
export function deskFieldsFor<Schema extends FormSchema>(): DeskFields<Schema> {
  return { ...fieldsFor<Schema>(), Date: DayField, Searched: SearchedField } as unknown as DeskFields<Schema>;
}
