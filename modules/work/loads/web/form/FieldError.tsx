import type { ReactNode } from 'react';
import { type FieldName, useField } from '#platform/web/fields/Field.tsx';

/** What is wrong with something that has no control of its own; it takes the focus when it is the first problem. */
export function FieldError({ name }: { readonly name: FieldName }): ReactNode {
  const { control, error, id } = useField({ name, label: '' });
  return (
    error && (
      <p id={`${id}-error`} className="err mt-1.5" tabIndex={-1} aria-invalid={control['aria-invalid']}>
        {error}
      </p>
    )
  );
}
