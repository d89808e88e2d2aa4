import type { ReactNode } from 'react';
import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import type { NamedField } from '#platform/web/fields/index.ts';
import type { FormSchema } from '#platform/web/form.tsx';
import {
  HoldingCompany,
  IncorporationDate,
  Phones,
  RegistrationNumber,
  TradeName,
  Vat,
  VatNumber,
} from './CompanyInputs.tsx';

/** Inputs of one field. */
const named = { TradeName, RegistrationNumber, IncorporationDate, HoldingCompany, VatNumber };

type Text<Values extends FieldValues> = FieldPathByValue<Values, string | null | undefined>;

/** The inputs that several kinds of parties have, for the values of one form. */
type PartyInputs<Values extends FieldValues> = {
  readonly [Name in keyof typeof named]: NamedField<(typeof named)[Name], Values, string>;
} & {
  readonly Vat: (props: Parameters<typeof Vat>[0] & { readonly number: Text<Values> }) => ReactNode;
  readonly Phones: (props: Record<keyof Parameters<typeof Phones>[0], Text<Values>>) => ReactNode;
};

/**
 * The inputs of a party's form, made once beside its steps: `const Inputs = inputsFor<typeof supplierForm>()`, then
 * `<Inputs.RegistrationNumber name="regNo" />`. They bring their own labels and limits; the houses name the same data
 * differently, and a name that the schema does not have does not compile.
 */
export function inputsFor<Schema extends FormSchema>(): PartyInputs<z.input<Schema>> {
  return { ...named, Vat, Phones } as unknown as PartyInputs<z.input<Schema>>;
}
