import { bricks } from '../fields/index.ts';
import { type Named, namedFor, type ValuesOf } from '../fields/named.ts';
import { SearchedField } from '../fields/SearchedField.tsx';
import { TicksField } from '../fields/TicksField.tsx';
import type { FormSchema } from '../form.tsx';
import { DayField } from './DayField.tsx';

export const deskBricks = { ...bricks, Date: DayField, Searched: SearchedField, Ticks: TicksField };

/**
 * The field bricks at a desk: as on public pages, with a date that is typed, a choice that is searched for, and ticks.
 * `const Field = deskFieldsFor<typeof supplier>()`.
 */
export function deskFieldsFor<Schema extends FormSchema>(): Named<typeof deskBricks, ValuesOf<Schema>> {
  return namedFor<Schema>()(deskBricks);
}
