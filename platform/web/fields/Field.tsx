import clsx from 'clsx';
import { type ReactNode, useId } from 'react';
import { type FieldError, get, useFormContext, useFormState } from 'react-hook-form';
import { useFormFrame } from '../form.tsx';

declare const holds: unique symbol;

/** The name of a field that holds this kind of value. No plain text is one: `fieldsFor` and `namedFor` check it against a schema. */
export type FieldName<Value = unknown> = string & { readonly [holds]: Value };

/** What every field brick takes; `Value` is what its field holds. */
export interface FieldProps<Value = unknown> {
  /** A path of the form's schema; `fieldsFor` checks it. */
  readonly name: FieldName<Value>;
  readonly label: string;
  /** Under the label: what is meant, or where to find it. */
  readonly help?: ReactNode;
  /** Marks the label; whether it is required is for the schema to say. */
  readonly required?: boolean;
  readonly disabled?: boolean;
  /** Why it is disabled, or a finding that does not refuse the value. */
  readonly note?: ReactNode;
  readonly className?: string;
}

/** What a field of text takes besides. */
export interface LengthProps {
  /** Where typing may be longer than the value: the schema says how long that is. */
  readonly maxLength?: number;
}

interface ControlAttributes {
  readonly id: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-required': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

export interface FieldState {
  readonly id: string;
  readonly error: string | undefined;
  readonly maxLength: number | undefined;
  /** For the element that takes the focus. */
  readonly control: ControlAttributes;
}

/** The state of one field; it draws itself again only when its own error changes. */
export function useField({ name, help, note, required, maxLength }: FieldProps & LengthProps): FieldState {
  const id = useId();
  const { control } = useFormContext();
  const { errors } = useFormState({ control, name, exact: true });
  const { problemText, maxLengthOf } = useFormFrame();
  const problem = get(errors, name) as (FieldError & { details?: Readonly<Record<string, unknown>> }) | undefined;
  const error = problem?.type
    ? problem.message || (problemText(problem.type, problem.details) ?? problemText('invalidValue'))
    : undefined;
  const describedBy = [help && `${id}-help`, error && `${id}-error`, note && `${id}-note`].filter(Boolean).join(' ');
  return {
    id,
    error,
    maxLength: maxLength ?? maxLengthOf(name),
    control: {
      id,
      'aria-invalid': error ? true : undefined,
      'aria-required': required || undefined,
      'aria-describedby': describedBy || undefined,
    },
  };
}

interface FrameProps extends FieldProps {
  readonly state: FieldState;
  /** For a group of controls: the label is a legend-like text, not bound to one element. */
  readonly group?: boolean;
  readonly children: ReactNode;
}

/** Label above, help under it, the control, then the error or a note: the same for every kind of field. */
export function FieldFrame({ state, label, help, note, required, group, className, children }: FrameProps): ReactNode {
  const { id, error } = state;
  const content = (
    <>
      {label}
      {required && (
        <span aria-hidden="true" className="text-danger">
          {' *'}
        </span>
      )}
    </>
  );
  return (
    <div className={clsx('field min-w-0', className)}>
      {group ? (
        <span id={`${id}-label`} className="lbl">
          {content}
        </span>
      ) : (
        <label id={`${id}-label`} htmlFor={id} className="lbl">
          {content}
        </label>
      )}
      {help && (
        <div id={`${id}-help`} className="hlp mt-0.5">
          {help}
        </div>
      )}
      <div className="mt-1.5">{children}</div>
      {error && (
        <p id={`${id}-error`} className="err mt-1.5">
          {error}
        </p>
      )}
      {note && (
        <div id={`${id}-note`} className="mt-1.5 text-sm text-warn">
          {note}
        </div>
      )}
    </div>
  );
}
