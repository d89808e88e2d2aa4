import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import type { Option } from './ChoiceFields.tsx';
import { FieldFrame, type FieldProps, useField } from './Field.tsx';

interface TicksFieldProps extends FieldProps<readonly string[]> {
  readonly options: readonly Option[];
}

/** Any number of choices, all in sight; the value is the list of those that are ticked, in the order of the choices. */
export function TicksField(props: TicksFieldProps): ReactNode {
  const state = useField(props);
  const { value, onChange, onBlur, ref } = useController({ name: props.name }).field;
  const ticked = new Set(Array.isArray(value) ? (value as readonly string[]) : []);
  function toggle(choice: string): void {
    const next = ticked.symmetricDifference(new Set([choice]));
    onChange(props.options.map((option) => option.value).filter((each) => next.has(each)));
  }
  const { id: _, ...group } = state.control;
  return (
    <FieldFrame {...props} state={state} group>
      <div
        role="group"
        aria-labelledby={`${state.id}-label`}
        aria-describedby={group['aria-describedby']}
        // Where a fieldset has locked them all, nothing in it takes the focus, and keys could not scroll it: all of it is shown.
        className="grid max-h-[max(15rem,50dvh)] not-has-[input:enabled]:max-h-none gap-x-4 gap-y-1 overflow-y-auto rounded-ctl border border-line-strong bg-surface p-2 empty:hidden sm:grid-cols-2"
      >
        {props.options.map((option, place) => (
          <label
            key={option.value}
            className={clsx(
              'flex min-h-8 min-w-0 items-center gap-2.5 rounded-ctl px-1.5 hover:bg-sunken pointer-coarse:min-h-12',
              'has-focus-visible:outline-2 has-focus-visible:outline-brand',
            )}
          >
            <input
              ref={place === 0 ? ref : undefined}
              type="checkbox"
              name={props.name}
              value={option.value}
              className="size-4 flex-none accent-ink outline-none"
              checked={ticked.has(option.value)}
              disabled={props.disabled}
              onChange={() => toggle(option.value)}
              onBlur={onBlur}
            />
            <span className="min-w-0">{option.label}</span>
            {option.detail && <span className="ml-auto flex-none text-sm text-muted">{option.detail}</span>}
          </label>
        ))}
      </div>
    </FieldFrame>
  );
}
