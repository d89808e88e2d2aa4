import { type Named, namedFor, type ValuesOf } from '#platform/web/fields/named.ts';
import type { FormSchema } from '#platform/web/form.tsx';
import { BankAccount } from './BankInputs.tsx';
import { Identity } from './DirectorInputs.tsx';

const inputs = { BankAccount, Identity };

/** The inputs of the steps after the first one, as `inputsFor` gives those of the company. */
export function laterInputsFor<Schema extends FormSchema>(): Named<typeof inputs, ValuesOf<Schema>> {
  return namedFor<Schema>()(inputs);
}
