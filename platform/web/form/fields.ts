import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { fieldsFor, type NamedField } from '../fields/index.ts';
import type { FormSchema } from '../form.tsx';
import { DayField } from './DayField.tsx';

type DeskFields<Schema extends FormSchema> = Omit<ReturnType<typeof fieldsFor<Schema>>, 'Date'> & {
  readonly Date: NamedField<typeof DayField, z.input<Schema> & FieldValues, string>;
};

/** The field bricks at a desk: as on public pages, with a date that is typed. `const Field = deskFieldsFor<typeof supplier>()`. */
export function deskFieldsFor<Schema extends FormSchema>(): DeskFields<Schema> {
  return { ...fieldsFor<Schema>(), Date: DayField } as unknown as DeskFields<Schema>;
}
