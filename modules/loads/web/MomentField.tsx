import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { FieldFrame, type FieldProps, useField } from '#platform/web/fields/Field.tsx';

/** A day and a time, by the device's own means; the value is that of the wall clock. */
export function MomentField(props: FieldProps): ReactNode {
  const state = useField(props);
  const { register } = useFormContext();
  return (
    <FieldFrame {...props} state={state}>
      <input
        {...register(props.name)}
        {...state.control}
        type="datetime-local"
        disabled={props.disabled}
        className="ctl"
      />
    </FieldFrame>
  );
}
