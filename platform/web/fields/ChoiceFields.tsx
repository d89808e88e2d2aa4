import clsx from 'clsx';
import type { ChangeEvent, ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { publicTexts } from '#platform/messages/public/index.ts';
import { useTexts } from '../texts.ts';
import { FieldFrame, type FieldProps, useField } from './Field.tsx';

export interface Option {
  readonly value: string;
  readonly label: string;
  /** A line of explanation, on cards. */
  readonly detail?: string;
  readonly disabled?: boolean;
}

interface ChoiceProps extends FieldProps<string> {
  readonly options: readonly Option[];
  /** The person chose; called after the form has the value. */
  readonly onPick?: (value: string) => void;
}

function useChoice(props: ChoiceProps) {
  const { register, trigger } = useFormContext();
  const state = useField(props);
  const field = register(props.name);
  const change = async (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => {
    await field.onChange(event);
    if (state.error) await trigger(props.name);
    props.onPick?.(event.target.value);
  };
  return {
    state,
    field: { ...field, onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => void change(event) },
  };
}

export interface SelectFieldProps extends ChoiceProps {
  /** The line shown while nothing is chosen. */
  readonly placeholder?: string;
  readonly autoComplete?: string;
}

/** The device's own list, which on a phone is the one that people know. */
export function SelectField(props: SelectFieldProps): ReactNode {
  const t = useTexts(publicTexts);
  const { state, field } = useChoice(props);
  const value: unknown = useWatch({ name: props.name });
  return (
    <FieldFrame {...props} state={state}>
      <select
        {...field}
        {...state.control}
        // Controlled, so that options which arrive after the value do not leave another one selected.
        value={typeof value === 'string' ? value : ''}
        disabled={props.disabled}
        autoComplete={props.autoComplete}
        className={clsx('ctl', !value && 'text-muted')}
      >
        <option value="">{props.placeholder ?? t('choose')}</option>
        {props.options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

/** A few choices, all in sight, each with its explanation. */
export function RadioCardsField(props: ChoiceProps): ReactNode {
  const { state, field } = useChoice(props);
  const { id: _, ...group } = state.control;
  return (
    <FieldFrame {...props} state={state} group>
      <div role="radiogroup" aria-labelledby={`${state.id}-label`} {...group} className="grid gap-2 sm:grid-cols-2">
        {props.options.map((option) => (
          <label
            key={option.value}
            className="flex cursor-pointer gap-3 rounded-ctl border border-line-strong bg-surface p-3 has-checked:border-ink has-checked:bg-sunken has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand has-disabled:cursor-default has-disabled:opacity-55"
          >
            <input
              {...field}
              type="radio"
              value={option.value}
              disabled={props.disabled || option.disabled}
              className="mt-0.5 size-4 shrink-0 accent-ink outline-none pointer-coarse:mt-1"
            />
            <span>
              <span className="block font-medium">{option.label}</span>
              {option.detail && <span className="hlp block">{option.detail}</span>}
            </span>
          </label>
        ))}
      </div>
    </FieldFrame>
  );
}

/** One thing that is so or not; the label stands beside the box. */
export function CheckboxField({
  onPick,
  ...props
}: FieldProps<boolean> & { readonly onPick?: (checked: boolean) => void }): ReactNode {
  const { register, trigger } = useFormContext();
  const state = useField(props);
  const field = register(props.name);
  const change = async (event: ChangeEvent<HTMLInputElement>) => {
    await field.onChange(event);
    if (state.error) await trigger(props.name);
    onPick?.(event.target.checked);
  };
  return (
    <div className={props.className}>
      <label className="flex cursor-pointer gap-3 pointer-coarse:min-h-12 pointer-coarse:items-center">
        <input
          {...field}
          {...state.control}
          type="checkbox"
          disabled={props.disabled}
          className="mt-0.5 size-4 shrink-0 accent-ink pointer-coarse:mt-0 pointer-coarse:size-6"
          onChange={(event) => void change(event)}
        />
        <span>
          {props.label}
          {props.required && (
            <span aria-hidden="true" className="text-danger">
              {' *'}
            </span>
          )}
        </span>
      </label>
      {props.help && (
        <div id={`${state.id}-help`} className="hlp mt-0.5 ps-7 pointer-coarse:ps-9">
          {props.help}
        </div>
      )}
      {state.error && (
        <p id={`${state.id}-error`} className="err mt-1.5">
          {state.error}
        </p>
      )}
      {props.note && (
        <div id={`${state.id}-note`} className="mt-1.5 text-sm text-warn">
          {props.note}
        </div>
      )}
    </div>
  );
}
