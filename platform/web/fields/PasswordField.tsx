import type { ReactNode } from 'react';
import { FieldFrame } from './Field.tsx';
import { PasswordInput } from './PasswordInput.tsx';
import { type TextFieldProps, useLine } from './TextField.tsx';

/** A password that can be looked at. `autoComplete` says which: `current-password` or `new-password`. */
export function PasswordField(
  props: TextFieldProps & { readonly autoComplete: 'current-password' | 'new-password' },
): ReactNode {
  const { state, input } = useLine({ ...props, trim: false });
  return (
    <FieldFrame {...props} state={state}>
      <PasswordInput {...input} />
    </FieldFrame>
  );
}
