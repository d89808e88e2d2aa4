import {
  type ChangeEvent,
  type FocusEvent,
  type HTMLInputAutoCompleteAttribute,
  type HTMLInputTypeAttribute,
  type ReactNode,
} from 'react';
import { useFormContext } from 'react-hook-form';
import type { FieldProblem } from '#platform/failure.ts';
import { compact } from '#platform/identifiers/raw-text.ts';
import { useFormFrame } from '../form.tsx';
import { FieldFrame, type FieldProps, type LengthProps, useField } from './Field.tsx';
import { pressReleased } from './press.ts';

export interface TextFieldProps extends FieldProps<string>, LengthProps {
  readonly placeholder?: string;
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly inputMode?: 'text' | 'email' | 'numeric' | 'decimal' | 'tel' | 'url' | 'search';
  readonly autoCapitalize?: 'none' | 'words' | 'characters' | 'sentences';
  /** Asks the server about a value that the schema accepts, when the field is left. Rejections are ignored: the submit asks again. */
  readonly check?: (value: string) => Promise<FieldProblem | undefined>;
  /** The field was left with this (trimmed) value. */
  readonly onLeave?: (value: string) => void;
}

interface LineProps extends TextFieldProps {
  readonly type?: HTMLInputTypeAttribute;
  /** What typing and pasting may leave in the field. */
  readonly clean?: (typed: string) => string;
  /** Passwords keep their spaces. */
  readonly trim?: false;
  /** What becomes of the text when the field is left, besides being trimmed. */
  readonly tidy?: (typed: string) => string;
}

/** The attributes of a one-line input of the form: registered, cleaned while typing, trimmed and checked when left. */
export function useLine(props: LineProps) {
  const { name, clean, tidy = (text: string) => text.trim(), check, onLeave, disabled } = props;
  const { register, setValue, trigger, getValues, getFieldState } = useFormContext();
  const { setProblem } = useFormFrame();
  const state = useField(props);
  const field = register(name);

  async function change(event: ChangeEvent<HTMLInputElement>): Promise<void> {
    if (clean) event.target.value = clean(event.target.value);
    await field.onChange(event);
    if (state.error) await trigger(name);
  }
  async function leave(event: FocusEvent<HTMLInputElement>): Promise<void> {
    const value = props.trim === false ? event.target.value : tidy(event.target.value);
    if (value !== event.target.value) setValue(name, value, { shouldDirty: true });
    await pressReleased();
    await field.onBlur(event);
    onLeave?.(value);
    if (!check || value === '' || getFieldState(name).invalid) return;
    const problem = await check(value).catch(() => undefined);
    if (problem && getValues(name) === value) setProblem(name, problem);
  }
  return {
    state,
    input: {
      ...field,
      ...state.control,
      disabled,
      maxLength: clean ? undefined : state.maxLength,
      placeholder: props.placeholder,
      autoComplete: props.autoComplete ?? 'off',
      autoCapitalize: props.autoCapitalize,
      inputMode: props.inputMode,
      onChange: (event: ChangeEvent<HTMLInputElement>) => void change(event),
      onBlur: (event: FocusEvent<HTMLInputElement>) => void leave(event),
    },
  };
}

function Line(props: LineProps): ReactNode {
  const { state, input } = useLine(props);
  return (
    <FieldFrame {...props} state={state}>
      <input {...input} type={props.type ?? 'text'} className="ctl" />
    </FieldFrame>
  );
}

/** One line of text; trimmed when it is left. */
export function TextField(props: TextFieldProps): ReactNode {
  return <Line {...props} />;
}

export function EmailField(props: TextFieldProps): ReactNode {
  return <Line autoComplete="email" inputMode="email" autoCapitalize="none" {...props} type="email" />;
}

/**
 * Digits, kept as text because leading zeros count. Only blanks and dashes of a pasted number go: a letter stays for the
 * schema to refuse, and so does what is too long, since any other number would be somebody else's.
 */
export function DigitsField({ allowDot, ...props }: TextFieldProps & { readonly allowDot?: boolean }): ReactNode {
  return (
    <Line
      inputMode={allowDot ? 'decimal' : 'numeric'}
      {...props}
      clean={(typed) => typed.replace(/[\s\u200b-\u2015-]/g, '')}
    />
  );
}

/**
 * The number of an identity document. Nothing that is typed disappears: letters where only digits can be are an error that
 * the person sees. Spaces and invisible characters of a pasted number go when the field is left.
 */
export function IdentityNumberField({
  digitsOnly,
  ...props
}: TextFieldProps & { readonly digitsOnly: boolean }): ReactNode {
  return (
    <Line
      {...props}
      inputMode={digitsOnly ? 'numeric' : 'text'}
      autoCapitalize="characters"
      tidy={(typed) => (digitsOnly ? compact(typed).replace(/-/g, '') : compact(typed)).toUpperCase()}
    />
  );
}

/** A date as `YYYY-MM-DD` in the device's own picker, which is what a phone's owner knows. */
export function DateField({
  min,
  max,
  ...props
}: FieldProps<string> & { readonly min?: string; readonly max?: string; readonly autoComplete?: string }): ReactNode {
  const { state, input } = useLine(props);
  return (
    <FieldFrame {...props} state={state}>
      <input {...input} type="date" min={min} max={max} className="ctl" />
    </FieldFrame>
  );
}

/** Characters that stand on a line of a phone; only for browsers that cannot size a field by its text. */
const lineLength = 32;

interface TextareaProps extends TextFieldProps {
  readonly rows?: number;
  /** As high as its text: what cannot be changed can be read whole. */
  readonly fits?: boolean;
}

export function TextareaField({ fits = false, rows = 4, ...props }: TextareaProps): ReactNode {
  const { state, input } = useLine(props);
  const { getValues } = useFormContext();
  const lines = () => Math.ceil(String(getValues(props.name) ?? '').length / lineLength) || 1;
  const { ref, onChange, onBlur, ...rest } = input;
  return (
    <FieldFrame {...props} state={state}>
      <textarea
        {...rest}
        ref={ref}
        rows={fits ? lines() : rows}
        className={fits ? 'ctl field-sizing-content resize-none wrap-anywhere' : 'ctl'}
        onChange={(event) => onChange(event as unknown as ChangeEvent<HTMLInputElement>)}
        onBlur={(event) => onBlur(event as unknown as FocusEvent<HTMLInputElement>)}
      />
    </FieldFrame>
  );
}
