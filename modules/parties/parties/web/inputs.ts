import { type Named, namedFor, type ValuesOf } from '#platform/web/fields/named.ts';
import type { FormSchema } from '#platform/web/form.tsx';
import {
  DateInput,
  HoldingCompany,
  IncorporationDate,
  Phones,
  RegistrationNumber,
  TradeName,
  Vat,
  VatNumber,
} from './CompanyInputs.tsx';
import { CompanyCountry, PlaceFields } from './PlaceFields.tsx';

const inputs = {
  Date: DateInput,
  TradeName,
  RegistrationNumber,
  IncorporationDate,
  HoldingCompany,
  VatNumber,
  Vat,
  Phones,
  CompanyCountry,
  PlaceFields,
};

/**
 * The inputs of a party's form, made once beside its steps: `const Inputs = inputsFor<typeof supplierForm>()`, then
 * `<Inputs.RegistrationNumber name="regNo" />`. They bring their own labels and limits; the houses name the same data
 * differently, and a name that the schema does not have does not compile.
 */
export function inputsFor<Schema extends FormSchema>(): Named<typeof inputs, ValuesOf<Schema>> {
  return namedFor<Schema>()(inputs);
}
