import type { ReactNode } from 'react';
import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import type { FormSchema } from '#platform/web/form.tsx';
import { BankAccount, type BankAccountProps } from './BankInputs.tsx';
import { Identity, type IdentityProps } from './DirectorInputs.tsx';

type Text<Values extends FieldValues> = FieldPathByValue<Values, string | null | undefined>;

export interface LaterInputs<Values extends FieldValues> {
  readonly Identity: (props: IdentityProps & Readonly<Record<'name' | 'kind' | 'number', Text<Values>>>) => ReactNode;
  readonly BankAccount: (props: BankAccountProps & { readonly bank: Text<Values> }) => ReactNode;
}

/** The inputs of the steps after the first one, as `inputsFor` gives those of the company. */
export function laterInputsFor<Schema extends FormSchema>(): LaterInputs<z.input<Schema>> {
  return { BankAccount, Identity } as unknown as LaterInputs<z.input<Schema>>;
}
