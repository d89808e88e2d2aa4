import type { ReactNode } from 'react';
import type { FieldPath, FieldPathByValue, FieldPathValue, FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import type { FormSchema } from '../form.tsx';
import type { FieldName } from './Field.tsx';

/** The properties of a brick, with a path of the form to a value of its kind wherever it takes the name of a field. */
export type NamedProps<Props, Values extends FieldValues> = {
  [Name in keyof Props]: NonNullable<Props[Name]> extends FieldName<infer Value>
    ? FieldPathByValue<Values, Value | null | undefined>
    : Props[Name];
};

type NamedOne<Brick, Values extends FieldValues> = Brick extends (props: infer Props) => ReactNode
  ? (props: NamedProps<Props, Values>) => ReactNode
  : never;

/** Bricks whose names are paths of one form. */
export type Named<Bricks, Values extends FieldValues> = {
  readonly [Kind in keyof Bricks]: NamedOne<Bricks[Kind], Values>;
};

/** A form is named by its schema, or by the values that a part of a form needs. */
type Form = FormSchema | FieldValues;
export type ValuesOf<Of extends Form> = Of extends FormSchema ? z.input<Of> : Of;

/**
 * One brick for the values of one form, on pages whose bytes are counted: nothing of it is there at run time.
 * `const Digits = DigitsField as unknown as NamedBrick<typeof DigitsField, Account>`
 */
export type NamedBrick<Brick, Of extends Form> = NamedOne<Brick, ValuesOf<Of>>;

/**
 * These bricks for the values of one form, where a page is to carry no others:
 * `const Field = namedFor<typeof answer>()({ Money: MoneyField })`, then `<Field.Money name="amount" label={…} />`.
 * A name that the schema does not have, or that holds another kind of value, does not compile.
 */
export function namedFor<Of extends Form>() {
  return <Bricks extends object>(bricks: Bricks) => bricks as unknown as Named<Bricks, ValuesOf<Of>>;
}

/** The names of one form, for a control of its own: `const name = namesFor<typeof company>()`, then `useField({ name: name('logo') })`. */
export function namesFor<Of extends Form>() {
  return <Path extends FieldPath<ValuesOf<Of>>>(path: Path) =>
    path as unknown as FieldName<NonNullable<FieldPathValue<ValuesOf<Of>, Path>>>;
}
